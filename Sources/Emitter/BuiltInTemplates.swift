// Written from the folder Templates by Tests/embed-templates. Do not edit.
// swift-format-ignore-file

/// The built-in template sets: every file below Templates, by its path there.
enum BuiltInTemplates {
  static let files: [(path: String, text: String)] = [
(path: "uikit/BarFade.stencil", text: ###"""
{# The file of the bar that fades with scrolling. #}
{% include "parts/Header.stencil" %}

{% include "parts/BarFade.stencil" %}
#endif

"""###),
(path: "uikit/Bars.stencil", text: ###"""
{# The file of the bars that no navigation controller owns. #}
{% include "parts/Header.stencil" %}

{% include "parts/Bars.stencil" %}
#endif

"""###),
(path: "uikit/NavigationController.stencil", text: ###"""
{# The file of the navigation controller. #}
{% include "parts/Header.stencil" %}
{% if superclass != "UINavigationController" %}
{% include "parts/Imports.stencil" %}
{% endif %}

{% include "parts/NavigationController.stencil" %}
#endif

"""###),
(path: "uikit/PopAnimator.stencil", text: ###"""
{# The file of the animated pop. #}
{% include "parts/Header.stencil" %}

{% include "parts/PopAnimator.stencil" %}
#endif

"""###),
(path: "uikit/Screens.stencil", text: ###"""
{# The file of the screens: the type that describes one, and a constant for each. #}
{% include "parts/Header.stencil" %}
{% include "parts/Imports.stencil" %}

{% include "parts/Screens.stencil" %}
#endif

"""###),
(path: "uikit/ShouldPop.stencil", text: ###"""
{# The file of the protocol by which a controller answers whether it may be left. #}
{% include "parts/Header.stencil" %}

{% include "parts/ShouldPop.stencil" %}
#endif

"""###),
(path: "uikit/Single.stencil", text: ###"""
{# All of it in one file, for the layout `single`. #}
{% include "parts/Header.stencil" %}
{% include "parts/Imports.stencil" %}
{% if screens %}

{% include "parts/Screens.stencil" %}

{% include "parts/NavigationController.stencil" %}

{% include "parts/TransitionDelegate.stencil" %}
{% endif %}
{% if uses.animated %}

{% include "parts/PopAnimator.stencil" %}
{% endif %}
{% if uses.back %}

{% include "parts/ShouldPop.stencil" %}
{% endif %}
{% if uses.fade %}

{% include "parts/BarFade.stencil" %}
{% endif %}
{% if bars %}

{% include "parts/Bars.stencil" %}
{% endif %}
#endif

"""###),
(path: "uikit/TransitionDelegate.stencil", text: ###"""
{# The file of the navigation controller's delegate. #}
{% include "parts/Header.stencil" %}

{% include "parts/TransitionDelegate.stencil" %}
#endif

"""###),
(path: "uikit/parts/BarFade.stencil", text: ###"""
{# What moves a bar's look while its screen scrolls. #}
/// A controller that wants to follow its bar's fade, to move something of its own with it.
@MainActor
{{ access }}protocol {{ prefix }}BarFadeObserver: UIViewController {
    {% if uses.fadeReversed %}
    /// Called when the fade has moved. The bar begins with the `progress` of a list at rest, without a call: 0, or 1
    /// where the fade is reversed. The first call may come before the view is laid out.
    {% else %}
    /// Called when the fade has moved. The bar begins with the `progress` 0 of a list at rest, without a call. The
    /// first call may come before the view is laid out.
    {% endif %}
    func barFadeDidChange(to progress: CGFloat)
}

/// Fades the bar of one controller in as its list scrolls, without taking over the list's delegate.
///
{% if uses.fadeScroll and ios.major < 15 %}
/// The list is that of the property which the spec names; else, from iOS 15 on, the one that the controller names with
/// `setContentScrollView(_:for:)`; else the first view that scrolls vertically.
{% elif uses.fadeScroll %}
/// The list is that of the property which the spec names; else the one that the controller names with
/// `setContentScrollView(_:for:)`; else the first view that scrolls vertically.
{% elif ios.major < 15 %}
/// The list is the first view that scrolls vertically, or from iOS 15 on the one that the controller names with
/// `setContentScrollView(_:for:)`.
{% else %}
/// The list is the one that the controller names with `setContentScrollView(_:for:)`, or else the first view that
/// scrolls vertically.
{% endif %}
/// The item's appearance belongs to the fade, which replaces what the app writes there once the screen is shown.
@MainActor
final class {{ prefix }}BarFade{% if uses.fadeSnap %}: NSObject{% endif %} {
    private(set) weak var controller: UIViewController?
    /// Whether the controller is on top with no transition running; only then does scrolling change the bar.
    var isActive = false {
        didSet {
            guard isActive else { return }
            hasBeenShown = true
            // A list has its insets only once it is laid out, and nothing tells of those that come later.
            controller?.viewIfLoaded?.layoutIfNeeded()
            trackScrollView()
            {% if uses.fadeScrollRequired %}
            if !oldValue, fade.scrollView != nil, {% if uses.fadeScrollOptional %}!fade.mayLackScrollView, {% endif %}scrollView == nil, let controller {
                assertionFailure("the scroll property named for \(Swift.type(of: controller)) holds nothing")
            }
            {% endif %}
            measureBar()
            update()
        }
    }
    {% if uses.statusBarSwitch %}
    /// How far the bar has faded in, 0…1.
    private(set) var progress: CGFloat = 0
    var progressDidChange: (() -> Void)?
    {% endif %}
    {% if uses.fadeTint %}
    var tintDidChange: (() -> Void)?
    {% endif %}

    private let fade: {{ prefix }}Screen.Fade
    {% if uses.bar %}
    private let bar: {{ prefix }}Screen.Bar
    {% endif %}
    {% if uses.runtime %}
    /// What was last written.
    private(set) var appearance = UINavigationBarAppearance()
    {% else %}
    private var appearance = UINavigationBarAppearance()
    {% endif %}
    private var background: UIColor?
    {% if uses.fadeBlur %}
    private var blur: UIBlurEffect?
    {% endif %}
    private var shadow: UIColor?
    private var titleColor = UIColor.label
    {% if uses.fadeLargeTitle %}
    private var largeTitleColor = UIColor.label
    {% endif %}
    {% if uses.fadeAppTint %}
    private let fullTint: UIColor
    {% endif %}
    {% if not uses.statusBarSwitch %}
    private var progress: CGFloat = 0
    {% endif %}
    {% if uses.fadeParts %}
    private var parts: Parts
    {% endif %}
    {% if uses.fadeTint %}
    private var tintProgress: CGFloat
    {% endif %}
    private weak var scrollView: UIScrollView?
    private var wasTopEdgeEffectHidden = false
    private var hasBeenShown = false
    private var observations: [NSKeyValueObservation] = []
    private var restingBarSize = CGSize.zero
    private var barShrinks = false
    /// By how much the bar is lower than at rest. A large title shrinks the list's inset exactly as its offset grows,
    /// which would hide the scrolling.
    private var barShrinkage: CGFloat = 0
    {% if uses.fadeSnap %}
    /// Where the person has brought the list, until it has come to rest.
    private var draggedOffset: CGFloat?
    private var wasStill = false
    {% endif %}
    {% if uses.fadeParts %}

    /// How far each part has faded in, 0…1.
    private struct Parts {
        var background: CGFloat
        var title: CGFloat
        {% if uses.fadeLargeTitle %}
        var largeTitle: CGFloat
        {% endif %}
        var shadow: CGFloat

        init(of fade: {{ prefix }}Screen.Fade, at scrolled: CGFloat) {
            background = fade.background?.progress(at: scrolled) ?? 1
            title = fade.title?.progress(at: scrolled) ?? 1
            {% if uses.fadeLargeTitle %}
            largeTitle = fade.largeTitle?.progress(at: scrolled) ?? 1
            {% endif %}
            shadow = fade.shadow?.progress(at: scrolled) ?? 1
        }
    }
    {% endif %}

    init(
        _ fade: {{ prefix }}Screen.Fade, of controller: UIViewController,{% if uses.bar %} bar: {{ prefix }}Screen.Bar,{% endif %}
        {% if uses.fadeAppTint %}fullTint: UIColor, {% endif %}in navigationBar: UINavigationBar
    ) {
        self.fade = fade
        self.controller = controller
        {% if uses.fadeParts %}
        parts = Parts(of: fade, at: 0)
        {% endif %}
        {% if uses.fadeTint %}
        tintProgress = fade.tint?.progress(at: 0) ?? 1
        {% endif %}
        {% if uses.bar %}
        self.bar = bar
        {% endif %}
        {% if uses.fadeAppTint %}
        self.fullTint = fullTint
        {% endif %}
        {% if uses.fadeReversed %}
        {% if uses.fadeParts %}
        progress = fade.whole.progress(at: 0)
        {% else %}
        progress = fade.progress(at: 0)
        {% endif %}
        {% endif %}
        {% if uses.fadeSnap %}
        super.init()
        {% endif %}
        adopt(controller.navigationItem.standardAppearance ?? navigationBar.standardAppearance)
        write()
    }

    // Spelled out, so that it is not isolated to the main actor: the last reference may be dropped anywhere.
    deinit {}

    /// Brings the bar in line with a list that is scrolled already, before the controller is shown.
    func prepare() {
        // The controller may have changed the appearance since the push, or set its own, in `viewDidLoad`.
        if isChanged { renew() }
        trackScrollView()
        update()
    }

    {% if uses.runtime %}
    /// Ends the fade of a controller that has left, or is another screen from now on.
    func stop() {
    {% else %}
    /// Makes the bar of a controller that has left whole: whoever shows it next begins with what its item has.
    func leave() {
        if let current = controller?.navigationItem.standardAppearance {
            let whole = unfaded(current)
            if whole != current { set(whole) }
        }
    {% endif %}
        isActive = false
        observations = []
        setTopEdgeEffect(hidden: false)
        {% if not uses.runtime %}
        scrollView = nil
        hasBeenShown = false
        {% endif %}
    }

    {% if uses.textStyle %}
    /// Writes the bar anew, with what the app has changed and fonts in the size of now.
    func renew() {
    {% else %}
    private func renew() {
    {% endif %}
        adopt(unfaded(controller?.navigationItem.standardAppearance ?? appearance))
        write()
    }

    /// Whether the item has something else than was last written.
    private var isChanged: Swift.Bool {
        guard let item = controller?.navigationItem else { return false }
        {% if ios.major < 15 %}
        if #available(iOS 15.0, *), item.compactScrollEdgeAppearance != appearance { return true }
        return item.standardAppearance != appearance || item.compactAppearance != appearance
            || item.scrollEdgeAppearance != appearance
        {% else %}
        return item.standardAppearance != appearance || item.compactAppearance != appearance
            || item.scrollEdgeAppearance != appearance || item.compactScrollEdgeAppearance != appearance
        {% endif %}
    }

    /// Takes over an appearance that the fade then changes in what the spec names.
    private func adopt(_ base: UINavigationBarAppearance) {
        appearance = UINavigationBarAppearance(barAppearance: base)
        {% if uses.bar %}
        bar.configure(appearance)
        {% endif %}
        {% if not uses.fadeParts %}
        appearance.backgroundImage = nil
        appearance.shadowImage = nil
        {% else %}
        if fade.background != nil { appearance.backgroundImage = nil }
        if fade.shadow != nil { appearance.shadowImage = nil }
        {% endif %}
        background = appearance.backgroundColor
        {% if uses.fadeBlur %}
        blur = appearance.backgroundEffect
        {% endif %}
        shadow = appearance.shadowColor
        titleColor = foreground(of: appearance.titleTextAttributes) ?? .label
        {% if uses.fadeLargeTitle %}
        largeTitleColor = foreground(of: appearance.largeTitleTextAttributes) ?? .label
        {% endif %}
    }

    // What is still as it was last written is the fade's; all else was set by the app.
    {% if not uses.runtime %}private {% endif %}func unfaded(_ current: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let whole = UINavigationBarAppearance(barAppearance: current)
        if whole.backgroundColor == appearance.backgroundColor { whole.backgroundColor = background }
        if whole.shadowColor == appearance.shadowColor { whole.shadowColor = shadow }
        if foreground(of: whole.titleTextAttributes) == foreground(of: appearance.titleTextAttributes) {
            whole.titleTextAttributes[.foregroundColor] = titleColor
        }
        {% if uses.fadeBlur %}
        if whole.backgroundEffect == appearance.backgroundEffect { whole.backgroundEffect = blur }
        {% endif %}
        {% if uses.fadeLargeTitle %}
        if foreground(of: whole.largeTitleTextAttributes) == foreground(of: appearance.largeTitleTextAttributes) {
            whole.largeTitleTextAttributes[.foregroundColor] = largeTitleColor
        }
        {% endif %}
        return whole
    }

    private func foreground(of attributes: [NSAttributedString.Key: Any]) -> UIColor? {
        attributes[.foregroundColor] as? UIColor
    }

    /// Follows what layout has moved: insets, the bar's height, a list that has come or gone.
    func navigationControllerDidLayout() {
        guard isActive else { return }
        if scrollView?.window == nil || scrollView.map(scrollsSideways) == true { trackScrollView() }
        measureBar()
        update()
    }

    private func update() {
        {% if uses.fadeParts %}
        let scrolled = scrolledDistance
        {% if uses.fadeTint %}
        let tintProgress = fade.tint?.progress(at: scrolled) ?? 1
        let isTintVisible = differsVisibly(tintProgress, from: self.tintProgress)
        if isTintVisible {
            self.tintProgress = tintProgress
            if isActive { tintDidChange?() }
        }
        {% endif %}
        let current = Parts(of: fade, at: scrolled)
        let isVisible =
            differsVisibly(current.background, from: parts.background)
            || differsVisibly(current.title, from: parts.title)
            || differsVisibly(current.shadow, from: parts.shadow)
            {% if uses.fadeLargeTitle %}
            || differsVisibly(current.largeTitle, from: parts.largeTitle)
            {% endif %}
        {% if uses.fadeTint and ios.major >= 26 %}
        // The back button has its colors from the appearance.
        if isVisible || isTintVisible {
            parts = current
            write()
        }
        {% else %}
        if isVisible {
            parts = current
            write()
        {% if uses.fadeTint %}
        } else if isTintVisible, #available(iOS 26.0, *) {
            // The back button has its colors from the appearance.
            write()
        {% endif %}
        }
        {% endif %}
        let whole = fade.whole.progress(at: scrolled)
        guard differsVisibly(whole, from: progress) else { return }
        progress = whole
        {% else %}
        let current = fade.progress(at: scrolledDistance)
        guard differsVisibly(current, from: progress) else { return }
        progress = current
        write()
        {% endif %}
        {% if uses.statusBarSwitch %}
        progressDidChange?()
        {% endif %}
        (controller as? any {{ prefix }}BarFadeObserver)?.barFadeDidChange(to: progress)
    }

    private func write() {
        {% if uses.fadeParts %}
        {% if uses.fadeFrom %}
        appearance.backgroundColor = color(background, from: fade.background?.from, at: parts.background)
        {% if uses.fadeBlur %}
        appearance.backgroundEffect = parts.background > 0 ? blur : nil
        {% endif %}
        appearance.shadowColor = color(shadow, from: fade.shadow?.from, at: parts.shadow)
        appearance.titleTextAttributes[.foregroundColor] = color(titleColor, from: fade.title?.from, at: parts.title)
        {% if uses.fadeLargeTitle %}
        appearance.largeTitleTextAttributes[.foregroundColor] =
            color(largeTitleColor, from: fade.largeTitle?.from, at: parts.largeTitle)
        {% endif %}
        {% else %}
        appearance.backgroundColor = background.map { faded($0, to: parts.background) }
        {% if uses.fadeBlur %}
        appearance.backgroundEffect = parts.background > 0 ? blur : nil
        {% endif %}
        appearance.shadowColor = shadow.map { faded($0, to: parts.shadow) }
        appearance.titleTextAttributes[.foregroundColor] = faded(titleColor, to: parts.title)
        {% if uses.fadeLargeTitle %}
        appearance.largeTitleTextAttributes[.foregroundColor] = faded(largeTitleColor, to: parts.largeTitle)
        {% endif %}
        {% endif %}
        {% if uses.fadeTint %}
        {% if ios.major < 26 %}
        if #available(iOS 26.0, *), let tint {
        {% else %}
        if let tint {
        {% endif %}
            bar.setBackButtonColor(tint, in: appearance)
        }
        {% endif %}
        {% else %}
        appearance.backgroundColor = background.map { faded($0, to: progress) }
        {% if uses.fadeBlur %}
        appearance.backgroundEffect = progress > 0 ? blur : nil
        {% endif %}
        appearance.shadowColor = shadow.map { faded($0, to: progress) }
        appearance.titleTextAttributes[.foregroundColor] = faded(titleColor, to: progress)
        {% endif %}
        set(appearance)
    }

    private func set(_ appearance: UINavigationBarAppearance) {
        guard let item = controller?.navigationItem else { return }
        item.standardAppearance = appearance
        item.compactAppearance = appearance
        item.scrollEdgeAppearance = appearance
        {% if ios.major < 15 %}
        if #available(iOS 15.0, *) {
            item.compactScrollEdgeAppearance = appearance
        }
        {% else %}
        item.compactScrollEdgeAppearance = appearance
        {% endif %}
    }
    {% if uses.fadeTint %}

    /// The color of the bar's buttons now; `nil` where it does not fade.
    var tint: UIColor? {
        {% set full = "bar.tint" %}
        {% if uses.fadeAppTint %}
        {% set full = "fullTint" %}
        {% endif %}
        {% if uses.fadeFrom %}
        guard let stretch = fade.tint else { return nil }
        return color({{ full }}, from: stretch.from, at: tintProgress)
        {% else %}
        fade.tint == nil ? nil : {% if uses.fadeAppTint %}faded(fullTint, to: tintProgress){% else %}bar.tint.map { faded($0, to: tintProgress) }{% endif %}
        {% endif %}
    }
    {% endif %}
    {% if uses.fadeFrom %}

    // A part that has no color to begin with begins clear.
    private func color(_ end: UIColor?, from start: UIColor?, at progress: CGFloat) -> UIColor? {
        guard let start else { return end.map { faded($0, to: progress) } }
        return mixed(start, with: end ?? .clear, at: progress)
    }
    {% endif %}

    /// Whether an alpha moves to another of 255 steps, or reaches an end.
    private func differsVisibly(_ alpha: CGFloat, from other: CGFloat) -> Swift.Bool {
        alpha != other && (alpha == 0 || alpha == 1 || Swift.abs(alpha - other) >= 1 / 255)
    }
}

// MARK: - The scroll view

extension {{ prefix }}BarFade {
    private func trackScrollView() {
        guard let found = trackedScrollView, found !== scrollView else { return }
        setTopEdgeEffect(hidden: false)
        scrollView = found
        setTopEdgeEffect(hidden: true)
        observations = [
            found.observe(\.contentOffset) { [weak self] _, _ in self?.scrollViewDidMove() },
            found.observe(\.contentInset) { [weak self] _, _ in self?.scrollViewDidMove() },
            found.observe(\.contentSize) { [weak self] _, _ in self?.scrollViewDidGrow() },
        ]
    }

    // UIKit moves scroll views on the main thread alone.
    nonisolated private func scrollViewDidMove() {
        MainActor.assumeIsolated {
            guard isActive else { return }
            measureBar()
            update()
            {% if uses.fadeSnap %}
            followHand()
            {% endif %}
        }
    }

    // Only its content may show that a list scrolls sideways.
    nonisolated private func scrollViewDidGrow() {
        MainActor.assumeIsolated { navigationControllerDidLayout() }
    }

    private var trackedScrollView: UIScrollView? {
        guard let controller else { return nil }
        {% if uses.fadeScroll %}
        if let named = fade.scrollView { return named(controller) }
        {% endif %}
        {% if ios.major < 15 %}
        if #available(iOS 15.0, *), let scrollView = controller.contentScrollView(for: .top) { return scrollView }
        return firstVerticalScrollView(in: controller.viewIfLoaded)
        {% else %}
        return controller.contentScrollView(for: .top) ?? firstVerticalScrollView(in: controller.viewIfLoaded)
        {% endif %}
    }

    private func firstVerticalScrollView(in view: UIView?) -> UIScrollView? {
        guard let view, !view.isHidden else { return nil }
        if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled, !scrollsSideways(scrollView) {
            return scrollView
        }
        for subview in view.subviews {
            if let scrollView = firstVerticalScrollView(in: subview) { return scrollView }
        }
        return nil
    }

    private func scrollsSideways(_ scrollView: UIScrollView) -> Swift.Bool {
        let layout = (scrollView as? UICollectionView)?.collectionViewLayout
        return scrollView.alwaysBounceHorizontal || scrollView.contentSize.width > scrollView.bounds.width
            || (layout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    }

    // From iOS 26 on UIKit has an effect of its own between the list and the bar.
    private func setTopEdgeEffect(hidden: Swift.Bool) {
        {% if ios.major < 26 %}
        #if compiler(>=6.2)
        guard #available(iOS 26.0, *), let effect = scrollView?.topEdgeEffect else { return }
        {% else %}
        guard let effect = scrollView?.topEdgeEffect else { return }
        {% endif %}
        if hidden {
            wasTopEdgeEffectHidden = effect.isHidden
            effect.isHidden = true
        } else {
            effect.isHidden = wasTopEdgeEffectHidden
        }
        {% if ios.major < 26 %}
        #endif
        {% endif %}
    }

    /// How far the list has been scrolled from its rest position, in points.
    private var scrolledDistance: CGFloat {
        guard let scrollView else { return 0 }
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        // A list that has not been in a window may have no inset for the bar yet; one that rests will rest with it too.
        if !hasBeenShown, distance != 0, scrollView.window == nil, scrollView.contentInsetAdjustmentBehavior != .never,
            scrollView.adjustedContentInset == scrollView.contentInset,
            let navigationController = controller?.navigationController
        {
            return distance + navigationController.view.safeAreaInsets.top
                + expectedHeight(of: navigationController.navigationBar)
        }
        return distance + barShrinkage
    }

    // A pulled list stretches the bar, so that its height at rest is measured only while the list is left alone.
    private func measureBar() {
        guard let scrollView, scrollView.contentInsetAdjustmentBehavior != .never, let controller,
            let bar = controller.navigationController?.navigationBar
        else { return }
        let size = bar.bounds.size
        let isRefreshing = scrollView.refreshControl?.isRefreshing == true
        let isPulled = scrollView.isDragging || scrollView.isDecelerating || isRefreshing
        if size.width != restingBarSize.width {
            barShrinks = hasLargeTitle || controller.navigationItem.searchController != nil
            restingBarSize = CGSize(width: size.width, height: Swift.max(size.height, expectedHeight(of: bar)))
        } else if !isPulled, size.height > restingBarSize.height {
            restingBarSize = size
        }
        // A search takes the large title away for as long as it lasts, without any scrolling.
        let isSearching = controller.navigationItem.searchController?.isActive == true
        barShrinkage = barShrinks && !isSearching ? Swift.max(restingBarSize.height - size.height, 0) : 0
    }

    // Over a list that is scrolled already, or before the screen is shown, the bar is not as high as at rest. UIKit's
    // large titles are 52 points high, below a bar of at least 44 and of less than 60.
    private func expectedHeight(of bar: UINavigationBar) -> CGFloat {
        let height = bar.bounds.height
        let isLow = height < 60
        guard hasLargeTitle else { return isLow ? height : height - 52 }
        return Swift.max(isLow ? height + 52 : height, 96)
    }

    /// Whether the bar has a large title over a list at rest.
    private var hasLargeTitle: Swift.Bool {
        guard let controller, let navigationController = controller.navigationController,
            navigationController.navigationBar.prefersLargeTitles,
            navigationController.traitCollection.verticalSizeClass != .compact
        else { return false }
        // An item without a mode of its own has that of the one below.
        let screens = navigationController.viewControllers.prefix { $0 !== controller } + [controller]
        let modes = screens.map(\.navigationItem.largeTitleDisplayMode)
        let mode = modes.last { $0 != .automatic } ?? .always
        return mode == .always
    }
}

{% if uses.fadeSnap %}
// MARK: - Coming to rest

extension {{ prefix }}BarFade {
    // The end of scrolling is told to the list's delegate alone, which is the app's. So the list is looked at again,
    // from the first drag on, until it has stood still from one time to the next.
    private func followHand() {
        guard fade.snaps, let scrollView, isMovedByHand(scrollView) else { return }
        if draggedOffset == nil { lookAgain() }
        draggedOffset = scrollView.contentOffset.y
    }

    private func lookAgain() {
        perform(#selector(snapAtRest), with: nil, afterDelay: 0.05, inModes: [.common])
    }

    @objc private func snapAtRest() {
        let isStill = scrollView.map(isMovedByHand) != true
        if isActive, !isStill || !wasStill {
            wasStill = isStill
            lookAgain()
            return
        }
        // Where the list is not any more where it was left, the app scrolls it.
        if isActive, let scrollView, let draggedOffset, Swift.abs(scrollView.contentOffset.y - draggedOffset) < 1 {
            scrollToNearerEnd(scrollView)
        }
        draggedOffset = nil
        wasStill = false
    }

    private func scrollToNearerEnd(_ scrollView: UIScrollView) {
        let scrolled = scrolledDistance
        {% set stretch = "fade" %}
        {% if uses.fadeParts %}
        {% set stretch = "fade.whole" %}
        {% endif %}
        {% if uses.fadeStart %}
        let start = Swift.max({{ stretch }}.start, 0)
        let end = {{ stretch }}.start + {{ stretch }}.distance
        {% else %}
        let start: CGFloat = 0
        let end = {{ stretch }}.distance
        {% endif %}
        let room = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.maxY
        guard scrolled > start, scrolled < end, scrolled + room >= end, scrollView.refreshControl?.isRefreshing != true
        else { return }
        let distance = scrolled - start < end - scrolled ? start - scrolled : end - scrolled
        let offset = CGPoint(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y + distance)
        scrollView.setContentOffset(offset, animated: !UIAccessibility.isReduceMotionEnabled)
    }

    /// Whether a finger moves a list, or has set it going.
    private func isMovedByHand(_ scrollView: UIScrollView) -> Swift.Bool {
        scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    }
}

{% endif %}
// MARK: - Colors

extension {{ prefix }}BarFade {
    /// A color with its alpha multiplied by `progress`, still following light and dark.
    private func faded(_ color: UIColor, to progress: CGFloat) -> UIColor {
        UIColor { @Sendable traits in
            let color = color.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * progress)
        }
    }
    {% if uses.fadeFrom %}

    /// A color on the way to another, both still following light and dark. Each counts by its alpha, so that a clear
    /// one does not darken the other.
    private func mixed(_ start: UIColor, with end: UIColor, at progress: CGFloat) -> UIColor {
        UIColor { @Sendable traits in
            let start = {{ prefix }}BarFade.components(of: start.resolvedColor(with: traits))
            let end = {{ prefix }}BarFade.components(of: end.resolvedColor(with: traits))
            let alpha = start.alpha * (1 - progress) + end.alpha * progress
            guard alpha > 0 else { return .clear }
            let share = end.alpha * progress / alpha
            return UIColor(
                red: start.red * (1 - share) + end.red * share,
                green: start.green * (1 - share) + end.green * share,
                blue: start.blue * (1 - share) + end.blue * share,
                alpha: alpha
            )
        }
    }

    nonisolated private static func components(
        of color: UIColor
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }
    {% endif %}
}

"""###),
(path: "uikit/parts/Bars.stencil", text: ###"""
{# The bars that no navigation controller owns. #}
/// A navigation bar that no navigation controller owns, with its background.
///
///     let bar = {{ prefix }}StandaloneBar.{{ bars.0.identifier }}()
///     bar.install(in: view)
///
{% if uses.topBar and uses.bottomBar %}
/// Let the view's content end where the bar begins, or pass under the bar and inset it by the bar's height.
{% elif uses.bottomBar %}
/// End the view's content at the bar's top anchor, or let it pass under the bar and inset it by the bar's height.
{% else %}
/// Start the view's content at the bar's bottom anchor, or let it pass under the bar and inset it by the bar's height.
{% endif %}
{{ access }}final class {{ prefix }}StandaloneBar: UIView {
    {{ access }}let navigationBar = UINavigationBar()
    /// The bar's first item, for buttons of the app's own.
    {{ access }}let item = UINavigationItem()
    /// Asked before the back button pops an item that the app has pushed; where it is `nil` the item is popped.
    {{ access }}var shouldPop: ((UINavigationItem) -> Swift.Bool)?

    private let position: UIBarPosition

    private init(position: UIBarPosition{% if uses.vibrantTitle %}, backdrop: UIBlurEffect? = nil{% endif %}) {
        self.position = position
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        navigationBar.translatesAutoresizingMaskIntoConstraints = false
        navigationBar.items = [item]
        navigationBar.delegate = self
        {% if uses.vibrantTitle %}
        if let backdrop {
            let backdropView = UIVisualEffectView(effect: backdrop)
            backdropView.translatesAutoresizingMaskIntoConstraints = false
            addSubview(backdropView)
            NSLayoutConstraint.activate([
                backdropView.topAnchor.constraint(equalTo: topAnchor),
                backdropView.leadingAnchor.constraint(equalTo: leadingAnchor),
                backdropView.trailingAnchor.constraint(equalTo: trailingAnchor),
                backdropView.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
            backdropView.contentView.addSubview(navigationBar)
        } else {
            addSubview(navigationBar)
        }
        {% else %}
        addSubview(navigationBar)
        {% endif %}
        {% if uses.topBar and uses.bottomBar %}
        let top = position == .bottom ? topAnchor : safeAreaLayoutGuide.topAnchor
        let bottom = position == .bottom ? safeAreaLayoutGuide.bottomAnchor : bottomAnchor
        {% endif %}
        NSLayoutConstraint.activate([
            {% if uses.topBar and uses.bottomBar %}
            navigationBar.topAnchor.constraint(equalTo: top),
            {% elif uses.bottomBar %}
            navigationBar.topAnchor.constraint(equalTo: topAnchor),
            {% else %}
            navigationBar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            {% endif %}
            navigationBar.leadingAnchor.constraint(equalTo: leadingAnchor),
            navigationBar.trailingAnchor.constraint(equalTo: trailingAnchor),
            {% if uses.topBar and uses.bottomBar %}
            navigationBar.bottomAnchor.constraint(equalTo: bottom),
            {% elif uses.bottomBar %}
            navigationBar.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
            {% else %}
            navigationBar.bottomAnchor.constraint(equalTo: bottomAnchor),
            {% endif %}
        ])
    }

    @available(*, unavailable)
    {{ access }}required init?(coder: NSCoder) {
        nil
    }

    // Spelled out, so that it is not isolated to the main actor: the last reference may be dropped anywhere.
    deinit {}

    {% if uses.topBar and uses.bottomBar %}
    /// Adds the bar at the top of a view, or at the bottom where that is its position.
    {% elif uses.bottomBar %}
    /// Adds the bar at the bottom of a view.
    {% else %}
    /// Adds the bar at the top of a view.
    {% endif %}
    {{ access }}func install(in view: UIView) {
        view.addSubview(self)
        NSLayoutConstraint.activate([
            {% if uses.topBar and uses.bottomBar %}
            position == .bottom
                ? bottomAnchor.constraint(equalTo: view.bottomAnchor)
                : topAnchor.constraint(equalTo: view.topAnchor),
            {% elif uses.bottomBar %}
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            {% else %}
            topAnchor.constraint(equalTo: view.topAnchor),
            {% endif %}
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

extension {{ prefix }}StandaloneBar: UINavigationBarDelegate {
    {{ access }}func position(for bar: any UIBarPositioning) -> UIBarPosition {
        position
    }

    {{ access }}func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Swift.Bool {
        shouldPop?(item) ?? true
    }
}

// MARK: - The bars of {{ spec|swiftComment }}

extension {{ prefix }}StandaloneBar {
    {% for bar in bars %}
    {% if bar.position == "bottom" %}
    /// A bar above the home indicator, with its background down to the lower edge.
    {% elif bar.position == "topAttached" or bar.titleIsVibrant %}
    /// A bar below the status bar, with its background up to the upper edge.
    {% else %}
    /// A bar below the status bar, with a background of its own height: what is above shows the view.
    {% endif %}
    {{ access }}static func {{ bar.identifier }}() -> {{ prefix }}StandaloneBar {
        {% set look = bar.bar %}
        {% if bar.titleIsVibrant %}
        let blur = UIBlurEffect(style: .{{ look.blur }})
        let bar = {{ prefix }}StandaloneBar(position: .{{ bar.position }}, backdrop: blur)
        {% else %}
        let bar = {{ prefix }}StandaloneBar(position: .{{ bar.position }})
        {% endif %}
        {% if bar.titleText %}
        bar.item.title = {{ bar.titleText|indent:8 }}
        {% endif %}
        {% if bar.isTranslucent != nil %}
        bar.navigationBar.isTranslucent = {{ bar.isTranslucent }}
        {% endif %}
        {% if bar.scheme %}
        bar.navigationBar.barStyle = .{{ bar.scheme }}
        {% endif %}
        {% if bar.bar.tint %}
        bar.navigationBar.tintColor = {{ bar.bar.tint|indent:8 }}
        {% endif %}
        {% if bar.titleIsVibrant %}
        bar.setVibrantTitle(over: blur, font: {% if look.titleFont %}{{ look.titleFont }}{% else %}.systemFont(ofSize: 17, weight: .semibold){% endif %})
        {% endif %}
        {% if bar.hasAppearance %}
        bar.setAppearance { appearance in
            {% if look.style == "default" %}
            appearance.configureWithDefaultBackground()
            {% elif look.style == "opaque" %}
            appearance.configureWithOpaqueBackground()
            {% elif look.style == "transparent" or bar.titleIsVibrant %}
            appearance.configureWithTransparentBackground()
            {% endif %}
            {% if look.blur and look.blur != "none" and not bar.titleIsVibrant %}
            appearance.backgroundEffect = UIBlurEffect(style: .{{ look.blur }})
            {% elif look.background or look.blur == "none" %}
            appearance.backgroundEffect = nil
            {% endif %}
            {% if look.background %}
            appearance.backgroundColor = {{ look.background|indent:12 }}
            {% endif %}
            {% if look.backgroundImage %}
            appearance.backgroundImage = {{ prefix }}Resources.image({{ look.backgroundImage|swiftString }})
            {% endif %}
            {% if look.shadow %}
            appearance.shadowColor = {{ look.shadow|indent:12 }}
            {% endif %}
            {% if look.shadowImage %}
            appearance.shadowImage = {{ prefix }}Resources.image({{ look.shadowImage|swiftString }})
            {% endif %}
            {% if look.titleColor and not bar.titleIsVibrant %}
            appearance.titleTextAttributes[.foregroundColor] = {% if look.titleColor|hasPrefix:"." %}UIColor{% endif %}{{ look.titleColor|indent:12 }}
            {% endif %}
            {% if look.titleFont and not bar.titleIsVibrant %}
            appearance.titleTextAttributes[.font] = {% if look.titleFont|hasPrefix:"." %}UIFont{% endif %}{{ look.titleFont }}
            {% endif %}
            {% if look.titleOffset %}
            appearance.titlePositionAdjustment = UIOffset(horizontal: {{ look.titleOffset.x }}, vertical: {{ look.titleOffset.y }})
            {% endif %}
        }
        {% endif %}
        {% if bar.position == "bottom" and not bar.titleIsVibrant %}
        bar.extendBackground()
        {% endif %}
        return bar
    }
    {% if not forloop.last %}

    {% endif %}
    {% endfor %}
    {% if uses.bottomBar %}

    // UIKit extends a bar's background behind the status bar, and none below the bar. An image stays with the bar.
    private func extendBackground() {
        let background = UIVisualEffectView(effect: navigationBar.standardAppearance.backgroundEffect)
        background.contentView.backgroundColor = navigationBar.standardAppearance.backgroundColor
        background.translatesAutoresizingMaskIntoConstraints = false
        addSubview(background)
        NSLayoutConstraint.activate([
            background.topAnchor.constraint(equalTo: navigationBar.bottomAnchor),
            background.leadingAnchor.constraint(equalTo: leadingAnchor),
            background.trailingAnchor.constraint(equalTo: trailingAnchor),
            background.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
    {% endif %}
    {% if uses.vibrantTitle %}

    // Vibrancy shows only inside the blur that it belongs to, which is why the whole bar stands in there.
    private func setVibrantTitle(over blur: UIBlurEffect, font: UIFont) {
        let label = UILabel()
        label.text = item.title
        label.font = font
        label.translatesAutoresizingMaskIntoConstraints = false
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        vibrancy.translatesAutoresizingMaskIntoConstraints = false
        vibrancy.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: vibrancy.contentView.topAnchor),
            label.leadingAnchor.constraint(equalTo: vibrancy.contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: vibrancy.contentView.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: vibrancy.contentView.bottomAnchor),
        ])
        item.titleView = vibrancy
    }
    {% endif %}
    {% if uses.barAppearance %}

    private func setAppearance(_ configure: (UINavigationBarAppearance) -> Void) {
        let appearance = UINavigationBarAppearance()
        configure(appearance)
        navigationBar.standardAppearance = appearance
        navigationBar.compactAppearance = appearance
        navigationBar.scrollEdgeAppearance = appearance
        {% if ios.major < 15 %}
        if #available(iOS 15.0, *) {
            navigationBar.compactScrollEdgeAppearance = appearance
        }
        {% else %}
        navigationBar.compactScrollEdgeAppearance = appearance
        {% endif %}
    }
    {% endif %}
}
{% if not screens and uses.resources %}

{% include "parts/Resources.stencil" %}
{% endif %}

"""###),
(path: "uikit/parts/Header.stencil", text: ###"""
{# How every file begins: a comment, the condition it is compiled under, UIKit. #}
// Generated by navgen from {{ spec|swiftComment }}.
// Do not edit: change the spec and generate again.

#if os(iOS)
import UIKit

"""###),
(path: "uikit/parts/Imports.stencil", text: ###"""
{# The modules the app's types come from. #}
{% for import in imports %}
import {{ import }}
{% endfor %}

"""###),
(path: "uikit/parts/NavigationController.stencil", text: ###"""
{# The navigation controller: stops pops that have to be asked about, and owns the delegate. #}
{% set tints = uses.tint or uses.fadeTint %}
{% set settles = uses.swipe or uses.gestureNone or tints or uses.hidden or uses.statusBar or uses.appearance or uses.push %}
/// A navigation controller whose screens look and pop as {{ spec|swiftComment }} says.
///
/// Use it, or a subclass, wherever the app uses UINavigationController, in code or in a storyboard. The app's own
/// delegate receives every call as before, whenever it is set; reading `delegate` gives the object that passes them on.
{% if access == "public " %}open {% else %}{{ access }}{% endif %}class {{ prefix }}NavigationController: {{ superclass }} {
    // Lazy, since UIKit may run one initialiser inside another, which would make a second one.
    private lazy var transitionDelegate = {{ prefix }}TransitionDelegate()

    // Spelled out, so that it is not isolated to the main actor: the last reference may be dropped anywhere.
    deinit {}

    {{ access }}override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate ?? transitionDelegate.forwardee }
        set {
            if newValue === transitionDelegate {
                transitionDelegate.restoreForwardee()
            } else {
                transitionDelegate.forwardee = newValue
            }
        }
    }

    // Past the setter above, which takes a delegate for the app's own.
    func reassignTransitionDelegate() {
        super.delegate = nil
        super.delegate = transitionDelegate
    }

    {{ access }}override func viewDidLoad() {
        super.viewDidLoad()
        transitionDelegate.attach(to: self)
    }
    {% if uses.appearance or uses.runtime and settles %}

    {{ access }}override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        transitionDelegate.navigationControllerDidLayout()
    }
    {% endif %}
    {% if uses.swipe %}

    {{ access }}override func viewWillDisappear(_ animated: Swift.Bool) {
        super.viewWillDisappear(animated)
        transitionDelegate.cancelSwipe()
    }

    {{ access }}override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        transitionDelegate.cancelSwipe()
        super.viewWillTransition(to: size, with: coordinator)
    }
    {% endif %}
    {% if uses.appearance or uses.push %}

    {% if uses.appearance and uses.push %}
    // A bar's appearance is set before the push begins, so that the first frame already shows it. UIKit asks for an
    // animator only where it knows that it may get one.
    {% elif uses.appearance %}
    // A bar's appearance is set before the push begins, so that the first frame already shows it.
    {% else %}
    // UIKit asks for an animator only where it knows that it may get one.
    {% endif %}
    {{ access }}override func pushViewController(_ viewController: UIViewController, animated: Swift.Bool) {
        {% if uses.appearance %}
        transitionDelegate.prepareBar(of: viewController, in: navigationBar)
        {% endif %}
        {% if uses.push %}
        if animated { transitionDelegate.prepareToPush(viewController) }
        {% endif %}
        super.pushViewController(viewController, animated: animated)
    }

    {{ access }}override func setViewControllers(_ viewControllers: [UIViewController], animated: Swift.Bool) {
        {% if uses.appearance %}
        for viewController in viewControllers {
            transitionDelegate.prepareBar(of: viewController, in: navigationBar)
        }
        {% endif %}
        {% if uses.push %}
        if animated, let top = viewControllers.last, !self.viewControllers.contains(top) {
            transitionDelegate.prepareToPush(top)
        }
        {% endif %}
        super.setViewControllers(viewControllers, animated: animated)
    }
    {% endif %}
    {% if uses.statusBar %}

    // MARK: Status bar

    {% if uses.statusBarHidden %}
    // A screen whose status bar {{ spec|swiftComment }} leaves open decides it itself.
    {{ access }}override var childForStatusBarStyle: UIViewController? {
        guard let controller = statusBarScreenController else { return super.childForStatusBarStyle }
        return transitionDelegate.statusBar == nil ? controller : nil
    }

    // Where {{ spec|swiftComment }} names a style alone, a screen may still hide it.
    {{ access }}override var childForStatusBarHidden: UIViewController? {
        guard let controller = statusBarScreenController else { return super.childForStatusBarHidden }
        return transitionDelegate.statusBar?.isHidden == true ? nil : controller
    }

    private var statusBarScreenController: UIViewController? {
        guard let controller = transitionDelegate.statusBarController,
            {{ prefix }}Screen.screen(of: controller) != nil
        else { return nil }
        return controller
    }

    {{ access }}override var prefersStatusBarHidden: Swift.Bool {
        transitionDelegate.statusBar?.isHidden ?? super.prefersStatusBarHidden
    }
    {% else %}
    // A screen whose status bar {{ spec|swiftComment }} leaves open decides it itself.
    {{ access }}override var childForStatusBarStyle: UIViewController? {
        guard let controller = transitionDelegate.statusBarController,
            {{ prefix }}Screen.screen(of: controller) != nil
        else { return super.childForStatusBarStyle }
        {% if uses.statusBarSwitch %}
        return transitionDelegate.statusBar == nil ? controller : nil
        {% else %}
        return transitionDelegate.statusBarStyle == nil ? controller : nil
        {% endif %}
    }
    {% endif %}

    {{ access }}override var preferredStatusBarStyle: UIStatusBarStyle {
        {% if uses.statusBarHidden or uses.statusBarSwitch %}
        transitionDelegate.statusBar?.style ?? super.preferredStatusBarStyle
        {% else %}
        transitionDelegate.statusBarStyle ?? super.preferredStatusBarStyle
        {% endif %}
    }
    {% endif %}
    {% if uses.backButton %}

    // MARK: Back button

    /// Asks the top screen before the back button pops it. UIKit pops by itself on `true`.
    {% if superclassOverridesShouldPop %}
    {{ access }}override func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Swift.Bool {
        guard super.navigationBar(navigationBar, shouldPop: item) else { return false }
    {% else %}
    @objc(navigationBar:shouldPopItem:)
    {{ access }}func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Swift.Bool {
    {% endif %}
        guard let controller = topViewController, item === controller.navigationItem,
            (navigationBar.items ?? []).count <= viewControllers.count{% if uses.asksSystemSwipe %},
            !transitionDelegate.isSystemSwipeUnderWay{% endif %}
        else { return true }
        return transitionDelegate.requestPop(of: controller, by: .button)
    }
    {% endif %}
    {% if uses.backMenu %}

    // MARK: Back menu

    /// Asks the top screen first: this is what the back button's menu calls, and an app's own animated call looks the
    /// same. `forcePopToViewController` never asks.
    @discardableResult
    {{ access }}override func popToViewController(
        _ viewController: UIViewController, animated: Swift.Bool
    ) -> [UIViewController]? {
        if animated, let controller = topViewController, controller !== viewController,
            !transitionDelegate.requestPop(of: controller, by: .menu, to: viewController)
        {
            return nil
        }
        return super.popToViewController(viewController, animated: animated)
    }

    /// Pops to a controller without asking.
    @discardableResult
    {{ access }}func forcePopToViewController(
        _ viewController: UIViewController, animated: Swift.Bool
    ) -> [UIViewController]? {
        super.popToViewController(viewController, animated: animated)
    }
    {% endif %}
    {% if uses.backEscape %}

    // MARK: VoiceOver's escape

    {{ access }}nonisolated override func accessibilityPerformEscape() -> Swift.Bool {
        guard MainActor.assumeIsolated({ allowsEscape }) else { return true }
        return super.accessibilityPerformEscape()
    }

    private var allowsEscape: Swift.Bool {
        guard viewControllers.count > 1, let controller = topViewController else { return true }
        return transitionDelegate.requestPop(of: controller, by: .escape)
    }
    {% endif %}
}

"""###),
(path: "uikit/parts/PopAnimator.stencil", text: ###"""
{# The animation of a pop, by itself or with the finger, and of a push. #}
{% set both = uses.push and uses.driven %}
{% set pushesOnly = uses.push and not uses.driven %}
{% set settings = "pop" %}
{% set type = "Pop" %}
{% set upper = "leaving" %}
{% set lower = "below" %}
{% set animatorType %}
{{ prefix }}PopAnimator
{% endset %}
{% if uses.push %}
{% set settings = "animation" %}
{% set type = "Animation" %}
{% set upper = "upper" %}
{% set lower = "lower" %}
{% set animatorType %}
{{ prefix }}TransitionAnimator
{% endset %}
{% endif %}
{% set severalMoves = (uses.slide and (uses.zoom or uses.cover)) or (uses.zoom and uses.cover) %}
{% set moveName = "move" %}
{% if uses.slide and not severalMoves %}
{% set moveName = "slide" %}
{% elif uses.zoom and not severalMoves %}
{% set moveName = "shrink" %}
{% elif uses.cover and not severalMoves %}
{% set moveName = "cover" %}
{% endif %}
{% set usesAway = uses.push or uses.zoom or uses.cover %}
{% if pushesOnly %}
/// {% if moveName == "slide" %}Slides a pushed screen in from the trailing side{% elif uses.moves %}Moves a pushed screen in{% elif uses.crossFade %}Fades a pushed screen in{% else %}Shows a pushed screen at once{% endif %}.
{% elif both %}
/// {% if moveName == "slide" %}Slides a pushed screen in from the trailing side and a popped one off{% elif uses.moves %}Moves a pushed screen in and a popped one away{% elif uses.crossFade %}Fades a pushed screen in and a popped one out{% else %}Shows the other screen at once{% endif %}{% if uses.driver %}, by itself or with the finger{% endif %}.
{% else %}
/// {% if moveName == "slide" %}Slides a popped screen off towards the trailing side{% elif uses.moves %}Moves a popped screen away{% elif uses.crossFade %}Fades a popped screen out{% else %}Takes a popped screen away at once{% endif %}{% if uses.driver %}, by itself or with the finger{% endif %}.
{% endif %}
{% if uses.moves %}
///
{% if uses.reduceMotion %}
/// Does less for people who reduce motion, as the screen says.
{% else %}
/// Cross-fades instead for people who prefer that.
{% endif %}
{% endif %}
@MainActor
final class {{ animatorType|trim }}: NSObject, UIViewControllerAnimatedTransitioning {
    {% if both %}
    let isPush: Swift.Bool
    {% endif %}
    private let {{ settings }}: {{ prefix }}Screen.{{ type }}
    {% if uses.slide %}
    private let isRightToLeft: Swift.Bool
    {% endif %}
    private var animator: UIViewPropertyAnimator?

    init(_ {{ settings }}: {{ prefix }}Screen.{{ type }}{% if both %}, isPush: Swift.Bool{% endif %}{% if uses.slide %}, isRightToLeft: Swift.Bool{% endif %}) {
        {% if both %}
        self.isPush = isPush
        {% endif %}
        self.{{ settings }} = {{ settings }}
        {% if uses.slide %}
        self.isRightToLeft = isRightToLeft
        {% endif %}
    }

    // Spelled out, so that it is not isolated to the main actor: the last reference may be dropped anywhere.
    deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        {% if uses.reduceMotion and uses.driver %}
        // A swipe still follows the finger.
        let isInteractive = transitionContext?.isInteractive == true
        if {{ settings }}.reduceMotion == .none, UIAccessibility.isReduceMotionEnabled, !isInteractive { return 0 }
        return {{ settings }}.duration
        {% elif uses.reduceMotion %}
        if {{ settings }}.reduceMotion == .none, UIAccessibility.isReduceMotionEnabled { return 0 }
        return {{ settings }}.duration
        {% else %}
        {{ settings }}.duration
        {% endif %}
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    // UIKit asks several times in one transition, perhaps also at its end, and must be given the same animator.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let duration = transitionDuration(using: transitionContext)
        {% set seconds = "duration" %}
        {% if uses.jump %}
        {% set seconds = "Swift.max(duration, 0.001)" %}
        // UIKit takes 0 seconds for its standard duration, a fifth of a second.
        {% endif %}
        {% if uses.spring %}
        {% set timing %}
        {{ settings }}.curve.timing{% if uses.driverSpring %}(){% endif %}
        {% endset %}
        {% if uses.reduceMotion %}
        // A spring would not keep to a duration.
        let isLinear = {% if uses.driver %}transitionContext.isInteractive || {% endif %}duration == 0
        let timing = isLinear ? UICubicTimingParameters(animationCurve: .linear) : {{ timing|trim }}
        {% elif uses.driver %}
        let timing =
            transitionContext.isInteractive ? UICubicTimingParameters(animationCurve: .linear) : {{ timing|trim }}
        {% else %}
        let timing = {{ timing|trim }}
        {% endif %}
        let animator = UIViewPropertyAnimator(duration: {{ seconds }}, timingParameters: timing)
        {% elif uses.popBezier %}
        {% if uses.driver %}
        let curve = transitionContext.isInteractive ? {{ prefix }}Screen.{{ type }}.Curve(0, 0, 1, 1) : {{ settings }}.curve
        {% else %}
        let curve = {{ settings }}.curve
        {% endif %}
        let animator = UIViewPropertyAnimator(
            duration: {{ seconds }}, controlPoint1: curve.first, controlPoint2: curve.second)
        {% else %}
        {% set curve = ".easeInOut" %}
        {% if uses.popCurve %}
        {% set curve %}
        {{ settings }}.curve
        {% endset %}
        {% endif %}
        {% if uses.driver %}
        let animator = UIViewPropertyAnimator(
            duration: {{ seconds }}, curve: transitionContext.isInteractive ? .linear : {{ curve|trim }})
        {% else %}
        let animator = UIViewPropertyAnimator(duration: {{ seconds }}, curve: {{ curve|trim }})
        {% endif %}
        {% endif %}
        let cleanUp = stage(transitionContext, animator)
        animator.addCompletion { _ in
            cleanUp()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    /// Puts the views in place, tells the animator what moves, and returns what cleans up after it.
    private func stage(
        _ context: any UIViewControllerContextTransitioning, _ animator: UIViewPropertyAnimator
    ) -> () -> Void {
        if let shown = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
            view.frame = context.finalFrame(for: shown)
            {% if both %}
            if isPush {
                context.containerView.addSubview(view)
            } else {
                context.containerView.insertSubview(view, at: 0)
            }
            {% elif pushesOnly %}
            context.containerView.addSubview(view)
            {% else %}
            context.containerView.insertSubview(view, at: 0)
            {% endif %}
        }
        guard let {{ upper }} = context.view(forKey: {% if both %}isPush ? .to : .from{% elif pushesOnly %}.to{% else %}.from{% endif %}) else { return {} }
        {% if both and uses.parallax %}
        let lower = context.view(forKey: isPush ? .from : .to)
        {% endif %}
        {% set move %}
        {{ moveName }}({{ upper }}, {% if uses.parallax %}over: {% if both %}lower{% elif pushesOnly %}context.view(forKey: .from){% else %}context.view(forKey: .to){% endif %}, {% endif %}animator)
        {% endset %}
        {% set fades = uses.crossFade or uses.instant %}
        {% if not uses.moves %}
        return fade({{ upper }}, animator)
    }
        {% elif fades or uses.reduceMotion %}
        return crossFades ? fade({{ upper }}, animator) : {{ move|trim }}
    }

    private var crossFades: Swift.Bool {
        {% if uses.crossFade and uses.instant %}
        if {{ settings }}.style == .crossFade || {{ settings }}.style == .instant { return true }
        {% elif uses.crossFade %}
        if {{ settings }}.style == .crossFade { return true }
        {% elif uses.instant %}
        if {{ settings }}.style == .instant { return true }
        {% endif %}
        {% if uses.reduceMotion %}
        switch {{ settings }}.reduceMotion {
        case .system: return prefersCrossFade
        case .crossFade: return UIAccessibility.isReduceMotionEnabled
        case .none, .same: return false
        }
        {% else %}
        return prefersCrossFade
        {% endif %}
    }
        {% else %}
        return prefersCrossFade ? fade({{ upper }}, animator) : {{ move|trim }}
    }
        {% endif %}
    {% if uses.moves %}

    private var prefersCrossFade: Swift.Bool {
        {% if ios.major < 14 %}
        if #available(iOS 14.0, *) { return UIAccessibility.prefersCrossFadeTransitions }
        return UIAccessibility.isReduceMotionEnabled
        {% else %}
        UIAccessibility.prefersCrossFadeTransitions
        {% endif %}
    }
    {% endif %}
    {% if both %}

    /// Has the animator bring a pushed screen to its place, or a popped one away.
    private func animate(
        _ animator: UIViewPropertyAnimator, away: @escaping () -> Void, inPlace: @escaping () -> Void
    ) {
        if isPush {
            away()
            animator.addAnimations { inPlace() }
        } else {
            inPlace()
            animator.addAnimations { away() }
        }
    }
    {% endif %}

    private func fade(_ {{ upper }}: UIView, _ animator: UIViewPropertyAnimator) -> () -> Void {
        let alpha = {{ upper }}.alpha
        {% if both %}
        animate(animator, away: { {{ upper }}.alpha = 0 }, inPlace: { {{ upper }}.alpha = alpha })
        {% elif pushesOnly %}
        {{ upper }}.alpha = 0
        animator.addAnimations { {{ upper }}.alpha = alpha }
        {% else %}
        animator.addAnimations { {{ upper }}.alpha = 0 }
        {% endif %}
        return { {{ upper }}.alpha = alpha }
    }
    {% if uses.moves %}
    {% if severalMoves %}

    /// Where a screen is that has gone, as seen from its place.
    private func offset(of view: UIView) -> CGAffineTransform {
        switch {{ settings }}.style {
        {% if uses.zoom %}
        case .zoom:
            return CGAffineTransform(scaleX: 0.5, y: 0.5)
        {% endif %}
        {% if uses.slide and uses.cover %}
        case .cover:
            return CGAffineTransform(translationX: 0, y: view.bounds.height)
        {% endif %}
        default:
            {% if uses.slide %}
            return CGAffineTransform(translationX: isRightToLeft ? -view.bounds.width : view.bounds.width, y: 0)
            {% else %}
            return CGAffineTransform(translationX: 0, y: view.bounds.height)
            {% endif %}
        }
    }
    {% endif %}

    private func {{ moveName }}(_ {{ upper }}: UIView, {% if uses.parallax %}over {{ lower }}: UIView?, {% endif %}_ animator: UIViewPropertyAnimator) -> () -> Void {
        let dimming = UIView(frame: {{ upper }}.frame)
        dimming.backgroundColor = UIColor(white: 0, alpha: {% if uses.dim %}{{ settings }}.dimming{% else %}0.1{% endif %})
        {{ upper }}.superview?.insertSubview(dimming, belowSubview: {{ upper }})

        let shadow = UIView(frame: {{ upper }}.frame)
        {% if uses.noShadow %}
        shadow.isHidden = !{{ settings }}.hasShadow
        {% endif %}
        {% if uses.cornerRadius %}
        shadow.layer.shadowPath =
            UIBezierPath(roundedRect: shadow.bounds, cornerRadius: {{ settings }}.cornerRadius).cgPath
        {% else %}
        shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
        {% endif %}
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 8
        shadow.layer.shadowOffset = .zero
        {{ upper }}.superview?.insertSubview(shadow, belowSubview: {{ upper }})

        let transform = {{ upper }}.transform
        {% if uses.zoom %}
        let alpha = {{ upper }}.alpha
        {% if severalMoves %}
        let shrinks = {{ settings }}.style == .zoom
        {% endif %}
        {% endif %}
        {% if uses.cornerRadius %}
        let cornerRadius = {{ upper }}.layer.cornerRadius
        let masksToBounds = {{ upper }}.layer.masksToBounds
        if {{ settings }}.cornerRadius > 0 {
            {{ upper }}.layer.cornerRadius = {{ settings }}.cornerRadius
            {{ upper }}.layer.masksToBounds = true
        }
        {% endif %}
        {% if not usesAway %}
        {% set move = "CGAffineTransform(translationX: distance, y: 0)" %}
        {% set parallaxDistance = "distance" %}
        let distance = isRightToLeft ? -leaving.bounds.width : leaving.bounds.width
        {% else %}
        {% set move = "offset" %}
        {% set parallaxDistance = "offset.tx" %}
        {% if severalMoves %}
        let offset = self.offset(of: {{ upper }})
        {% elif uses.zoom %}
        let offset = CGAffineTransform(scaleX: 0.5, y: 0.5)
        {% elif uses.cover %}
        let offset = CGAffineTransform(translationX: 0, y: {{ upper }}.bounds.height)
        {% else %}
        let distance = isRightToLeft ? -{{ upper }}.bounds.width : {{ upper }}.bounds.width
        let offset = CGAffineTransform(translationX: distance, y: 0)
        {% endif %}
        {% endif %}
        {% if uses.parallax %}
        let {{ lower }}Transform = {{ lower }}?.transform ?? .identity
        {% set lag %}
        CGAffineTransform(translationX: -{{ parallaxDistance }} * {{ settings }}.parallax, y: 0)
        {% endset %}
        {% if uses.push and uses.severalStyles %}
        let lag = {{ settings }}.style == .parallax ? -offset.tx * {{ settings }}.parallax : 0
        let {{ lower }}Away = {{ lower }}Transform.concatenating(CGAffineTransform(translationX: lag, y: 0))
        {% elif uses.push %}
        let lag = {{ lag|trim }}
        let {{ lower }}Away = {{ lower }}Transform.concatenating(lag)
        {% elif uses.severalStyles %}
        if pop.style == .parallax {
            let {% if usesAway %}lag{% else %}offset{% endif %} = {{ lag|trim }}
            below?.transform = belowTransform.concatenating({% if usesAway %}lag{% else %}offset{% endif %})
        }
        {% else %}
        let {% if usesAway %}lag{% else %}offset{% endif %} = {{ lag|trim }}
        below?.transform = belowTransform.concatenating({% if usesAway %}lag{% else %}offset{% endif %})
        {% endif %}
        {% endif %}
        {% set away %}
        dimming.alpha = 0
        shadow.transform = {{ move|trim }}
        {{ upper }}.transform = transform.concatenating({{ move|trim }})
        {% if uses.zoom and severalMoves %}
        if shrinks {
            {{ upper }}.alpha = 0
            shadow.alpha = 0
        }
        {% elif uses.zoom %}
        {{ upper }}.alpha = 0
        shadow.alpha = 0
        {% endif %}
        {% if uses.parallax %}
        {{ lower }}?.transform = {{ lower }}Transform
        {% endif %}
        {% endset %}
        {% set inPlace %}
        dimming.alpha = 1
        shadow.transform = .identity
        {{ upper }}.transform = transform
        {% if uses.zoom %}
        {{ upper }}.alpha = alpha
        shadow.alpha = 1
        {% endif %}
        {% if uses.parallax %}
        {{ lower }}?.transform = {{ lower }}Away
        {% endif %}
        {% endset %}
        {% if both %}
        let away = {
            {{ away|trim|indent:4 }}
        }
        let inPlace = {
            {{ inPlace|trim|indent:4 }}
        }
        animate(animator, away: away, inPlace: inPlace)
        {% elif pushesOnly %}
        {{ away|trim }}
        animator.addAnimations {
            {{ inPlace|trim|indent:4 }}
        }
        {% else %}
        animator.addAnimations {
            {{ away|trim|indent:4 }}
        }
        {% endif %}
        return {
            dimming.removeFromSuperview()
            shadow.removeFromSuperview()
            {{ upper }}.transform = transform
            {% if uses.zoom %}
            {{ upper }}.alpha = alpha
            {% endif %}
            {% if uses.cornerRadius %}
            {{ upper }}.layer.cornerRadius = cornerRadius
            {{ upper }}.layer.masksToBounds = masksToBounds
            {% endif %}
            {% if uses.parallax %}
            {{ lower }}?.transform = {{ lower }}Transform
            {% endif %}
        }
    }
    {% endif %}
}

"""###),
(path: "uikit/parts/Resources.stencil", text: ###"""
{# The colors and images that screens and bars name. #}
{% set place = "" %}
{% if bundle == "class" %}
{% set place = ", in: bundle" %}
{% elif bundle == "module" %}
{% set place = ", in: .module" %}
{% endif %}
{% if uses.localized %}
/// Where the texts, colors and images that {{ spec|swiftComment }} names are looked up.
{% else %}
/// The colors and images that {{ spec|swiftComment }} names.
{% endif %}
nonisolated enum {{ prefix }}Resources {
    {% if uses.classBundle %}
    /// The bundle of the code that was generated.
    static var bundle: Foundation.Bundle {
        {% if screens %}
        Foundation.Bundle(for: {{ prefix }}NavigationController.self)
        {% else %}
        Foundation.Bundle(for: {{ prefix }}StandaloneBar.self)
        {% endif %}
    }
    {% if uses.dynamicColors or uses.assetColors or uses.images %}

    {% endif %}
    {% endif %}
    {% if uses.dynamicColors %}
    static func color(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? dark : light }
    }
    {% endif %}
    {% if uses.assetColors %}
    {% if uses.dynamicColors %}

    {% endif %}
    static func color(_ name: Swift.String) -> UIColor {
        if let color = UIColor(named: name{% if place %}{{ place }}, compatibleWith: nil{% endif %}) { return color }
        assertionFailure("the asset catalog has no color named \(name)")
        return .clear
    }
    {% endif %}
    {% if uses.images %}
    {% if uses.dynamicColors or uses.assetColors %}

    {% endif %}
    static func image(_ name: Swift.String) -> UIImage? {
        let image = UIImage(named: name{% if place %}{{ place }}, compatibleWith: nil{% endif %})
        if image == nil {
            assertionFailure("the asset catalog has no image named \(name)")
        }
        return image
    }
    {% endif %}
}

"""###),
(path: "uikit/parts/Screens.stencil", text: ###"""
{# The screens: the type that describes one, and a constant for each. #}
{% macro screenConstant screen id %}
{% if screen.controller %}
/// The screen of `{{ screen.controller }}`{% if screen.back and not screen.back.ask %}, which is asked as a `{{ prefix }}ShouldPop`{% endif %}.
{% else %}
/// The screen of controllers that name it.
{% endif %}
{% if screen.available %}
@available(iOS {{ screen.available }}, *)
{% endif %}
{% set arguments %}
{% call screenArguments screen id %}
{% endset %}
{% set line = "" %}
{% if not "\n     " in arguments %}
{% set line %}
{{ access }}static let {{ screen.identifier }} = {{ prefix }}Screen({{ arguments|trim|replace:"\n    "," " }})
{% endset %}
{% endif %}
{% if line and line|count <= 117 %}
{{ line }}
{%- else %}
{{ access }}static let {{ screen.identifier }} = {{ prefix }}Screen(
{{ arguments }})
{% endif %}
{% endmacro %}
{% macro screenArguments screen id %}
{% set shared = screen.shared %}
    id: {{ id }}{% if not screen.bar.isEmpty %},
    bar: {% set bar %}{% call barValue screen.bar "Bar" %}{% endset %}{% call named bar shared.bar %}{% endif %}{% if screen.fade %},
    fade: {% set fade %}{% call fadeValue screen.fade screen.controller "Fade" "" %}{% endset %}{% call named fade shared.fade %}{% endif %}{% if screen.statusBar %},
    {% call statusBarArguments screen.statusBar %}{% endif %}{% if screen.pop.gesture != "system" or (uses.swipe and (screen.pop.threshold != 0.5 or screen.pop.velocity != 500)) %},
    pop: {% set pop %}{% call popValue screen.pop "Pop" "" %}{% endset %}{% call named pop shared.pop %}{% endif %}{% if screen.push %},
    push: {% set push %}{% call animationValue screen.push "Animation" "" %}{% endset %}{% call named push shared.push %}{% endif %}{% if screen.back %},
    back: {% call backGuard screen.back screen.controller shared.question %}{% endif %}
{%- endmacro %}
{# A value that several screens have goes by its name, unless it fits on a line anyway. #}
{% macro named value name %}
{%- if name and "\n" in value %}.{{ name }}{% else %}{{ value }}{% endif %}
{%- endmacro %}
{# The constants of one type, if there are any. Its extension sees no types beside it: `scope` leads to them. #}
{% macro sharedConstants constants noun type %}
{%- set scope %}{{ prefix }}Screen.{% endset -%}
{% set declarations %}
{% for constant in constants %}
{% set value %}
{% if noun == "bar" %}{% call barValue constant.value "Self" %}
{%- elif noun == "fade" %}{% call fadeValue constant.value nil "Self" scope %}
{%- elif noun == "pop" %}{% call popValue constant.value "Self" scope %}
{%- else %}{% call animationValue constant.value "Self" scope %}{% endif %}
{% endset %}
{% if "\n" in value|trim %}

/// The {{ noun }} of {% call giver constant %}.
static let {{ constant.identifier }} = {{ value|trim|replace:"\n    ","\n" }}
{% endif %}
{% endfor %}
{% endset %}
{% if declarations|trim %}

nonisolated extension {{ prefix }}Screen.{{ type }} {
    {{ declarations|trim|indent:4 }}
}
{% endif %}
{% endmacro %}
{% macro sharedQuestions constants %}
{% if constants %}

extension {{ prefix }}Screen.Back {
    {% for constant in constants %}
    {% if not forloop.first %}

    {% endif %}
    /// The question of {% call giver constant %}.
    @MainActor
    {% set signature %}
    static func {{ constant.name }}Question(over controller: UIViewController) -> {{ prefix }}PopDecision {
    {% endset %}
    {% if signature|trim|count > 116 %}
    static func {{ constant.name }}Question(
        over controller: UIViewController
    ) -> {{ prefix }}PopDecision {
    {% else %}
    {{ signature|trim }}
    {% endif %}
        {% call question constant.value %}
    }
    {% endfor %}
}
{% endif %}
{% endmacro %}
{% macro giver constant %}
{%- if constant.style %}the style `{{ constant.style }}`{% if constant.hasLikes %} and others like it{% endif %}{% else %}the `defaults`{% endif %}
{%- endmacro %}
{% macro barArguments bar %}
{%- set comma = "" %}
{%- if bar.isHidden != nil %}{{ comma }}
        isHidden: {{ bar.isHidden }}{% set comma = "," %}{% endif %}
{%- if bar.style %}{{ comma }}
        style: .{{ bar.style }}{% set comma = "," %}{% endif %}
{%- if bar.blur == "none" %}{{ comma }}
        isBlurred: false{% set comma = "," %}{% elif bar.blur %}{{ comma }}
        blur: .{{ bar.blur }}{% set comma = "," %}{% endif %}
{%- if bar.background %}{{ comma }}
        background: {{ bar.background|indent:8 }}{% set comma = "," %}{% endif %}
{%- if bar.backgroundImage %}{{ comma }}
        backgroundImage: {{ bar.backgroundImage|swiftString }}{% set comma = "," %}{% endif %}
{%- if bar.shadow %}{{ comma }}
        shadow: {{ bar.shadow|indent:8 }}{% set comma = "," %}{% endif %}
{%- if bar.shadowImage %}{{ comma }}
        shadowImage: {{ bar.shadowImage|swiftString }}{% set comma = "," %}{% endif %}
{%- if bar.tint %}{{ comma }}
        tint: {{ bar.tint|indent:8 }}{% set comma = "," %}{% endif %}
{%- if bar.titleColor %}{{ comma }}
        titleColor: {{ bar.titleColor|indent:8 }}{% set comma = "," %}{% endif %}
{%- if bar.titleFont %}{{ comma }}
        titleFont: { {{ bar.titleFont }} }{% set comma = "," %}{% endif %}
{%- if bar.titleOffset %}{{ comma }}
        titleOffset: UIOffset(horizontal: {{ bar.titleOffset.x }}, vertical: {{ bar.titleOffset.y }}){% set comma = "," %}{% endif %}
{%- if bar.largeTitleDisplay %}{{ comma }}
        largeTitleDisplay: .{{ bar.largeTitleDisplay }}{% set comma = "," %}{% endif %}
{%- if bar.largeTitleColor %}{{ comma }}
        largeTitleColor: {{ bar.largeTitleColor|indent:8 }}{% set comma = "," %}{% endif %}
{%- if bar.largeTitleFont %}{{ comma }}
        largeTitleFont: { {{ bar.largeTitleFont }} }{% set comma = "," %}{% endif %}
{%- if bar.backTitle %}{{ comma }}
        backTitle: {% if uses.localized %}{
            {{ bar.backTitle|indent:12 }}
        }{% else %}{{ bar.backTitle }}{% endif %}{% set comma = "," %}{% endif %}
{%- if bar.backDisplay %}{{ comma }}
        backDisplay: .{{ bar.backDisplay }}{% set comma = "," %}{% endif %}
{%- if not bar.hasBackMenu %}{{ comma }}
        hasBackMenu: false{% set comma = "," %}{% endif %}
{%- if bar.backImage %}{{ comma }}
        backImage: {{ bar.backImage|swiftString }}{% endif %}
{%- endmacro %}
{% macro barValue bar type %}
{%- set arguments %}{% call barArguments bar %}{% endset -%}
{{ type }}({% call lines arguments %})
{%- endmacro %}
{% macro stretchArguments stretch %}
{%- if stretch.start != 0 %}start: {{ stretch.start }}, {% endif %}distance: {{ stretch.distance }}
{%- if stretch.curve.name == "bezier" or stretch.curve.name == "easeIn" or stretch.curve.name == "easeOut" or stretch.curve.name == "easeInOut" %}, curve: .bezier({{ stretch.curve.points|join:", " }}){% elif stretch.curve.name == "step" %}, curve: .step(at: {{ stretch.curve.at }}){% endif %}
{%- if stretch.isReversed %}, isReversed: true{% endif %}
{%- endmacro %}
{% macro part label stretch scope %}
{%- set arguments %}{% call stretchArguments stretch %}{% endset %}
{%- set line %}        {{ label }}: {{ scope }}Stretch({{ arguments }}),{% endset -%}
{{ label }}: {{ scope }}Stretch({% if stretch.from or line|count > 116 %}{{ "" }}
            {{ arguments }}{% if stretch.from %},
            from: {{ stretch.from|indent:12 }}{% endif %}
        {% else %}{{ arguments }}{% endif %})
{%- endmacro %}
{% macro fadeValue fade controller type scope %}
{{ type }}(
{%- if uses.fadeParts %}{{ "" }}
        {% call part "whole" fade.whole scope %}{% if fade.background %},
        {% call part "background" fade.background scope %}{% endif %}{% if fade.title %},
        {% call part "title" fade.title scope %}{% endif %}{% if fade.largeTitle %},
        {% call part "largeTitle" fade.largeTitle scope %}{% endif %}{% if fade.shadow %},
        {% call part "shadow" fade.shadow scope %}{% endif %}{% if fade.tint %},
        {% call part "tint" fade.tint scope %}{% endif %}{% if fade.snaps %},
        snaps: true{% endif %}{% if fade.scroll %},
        {% if uses.fadeScrollRequired and "?" in fade.scroll %}mayLackScrollView: true,
        {% endif %}scrollView: { ($0 as? {{ controller }})?.{{ fade.scroll }} }{% endif %}
    {% else %}{% call stretchArguments fade.whole %}{% if fade.snaps %}, snaps: true{% endif %}{% if fade.scroll %}{% if uses.fadeScrollRequired and "?" in fade.scroll %}, mayLackScrollView: true{% endif %}, scrollView: { ($0 as? {{ controller }})?.{{ fade.scroll }} }{% endif %}{% endif %})
{%- endmacro %}
{% macro statusBarLook look %}
{%- if look == "hidden" %}StatusBar(isHidden: true){% else %}StatusBar(style: .{{ look }}){% endif %}
{%- endmacro %}
{% macro statusBarArguments statusBar %}
{%- if uses.statusBarHidden or uses.statusBarSwitch %}statusBar: {% call statusBarLook statusBar.style %}{% else %}statusBarStyle: .{{ statusBar.style }}{% endif %}
{%- if statusBar.faded %},
    fadedStatusBar: {% call statusBarLook statusBar.faded %}{% if statusBar.at != 0.5 %},
    statusBarSwitch: {{ statusBar.at }}{% endif %}{% endif %}
{%- endmacro %}
{% macro popArguments pop scope %}
{%- set comma = "" %}
{%- if pop.gesture != "system" %}{{ "" }}
        gesture: .{% if pop.gesture == "none" %}disabled{% else %}{{ pop.gesture }}{% endif %}{% set comma = "," %}{% endif %}
{%- if pop.gesture != "none" %}{% if pop.edge %}{{ comma }}
        edge: {{ pop.edge }}{% set comma = "," %}{% endif %}{% if pop.threshold != 0.5 %}{{ comma }}
        threshold: {{ pop.threshold }}{% set comma = "," %}{% endif %}{% if pop.velocity != 500 %}{{ comma }}
        velocity: {{ pop.velocity }}{% endif %}{% endif %}
{%- if pop.isDriven %}{% if not pop.countsTrackpad %},
        countsTrackpad: false{% endif %}{% if pop.scrollViews != "leadingEdge" %},
        scrollViews: .{{ pop.scrollViews }}{% endif %}{% if pop.excludedViews %},
        excludes: { {% for view in pop.excludedViews %}$0 is {{ view }}{% if not forloop.last %} || {% endif %}{% endfor %} }{% endif %}{% if uses.push %}{% set animation %}{% set type %}{{ scope }}Animation{% endset %}{% call animationValue pop.animation type scope %}{% endset %}{% if not "()" in animation %},
        animation: {{ animation|trim|indent:4 }}{% endif %}{% else %}{% call animationArguments pop.animation "," scope %}{% endif %}{% endif %}
{%- endmacro %}
{% macro popValue pop type scope %}
{%- set arguments %}{% call popArguments pop scope %}{% endset -%}
{{ type }}({% call lines arguments %})
{%- endmacro %}
{% macro standardStyle %}
{%- if uses.plainSlide %}slide{% elif uses.parallax %}parallax{% elif uses.crossFade %}crossFade{% elif uses.zoom %}zoom{% else %}cover{% endif %}
{%- endmacro %}
{% macro animationArguments animation comma scope %}
{%- set standard %}{% call standardStyle %}{% endset %}
{%- if animation.reduceMotion != "system" %}{{ comma }}
        reduceMotion: .{{ animation.reduceMotion }}{% set comma = "," %}{% endif %}
{%- if uses.severalStyles and animation.style != standard|trim %}{{ comma }}
        style: .{{ animation.style }}{% set comma = "," %}{% endif %}
{%- if animation.style == "parallax" and animation.parallax != 0.3 %}{{ comma }}
        parallax: {{ animation.parallax }}{% set comma = "," %}{% endif %}
{%- if animation.dim != 0.1 %}{{ comma }}
        dimming: {{ animation.dim }}{% set comma = "," %}{% endif %}
{%- if not animation.hasShadow %}{{ comma }}
        hasShadow: false{% set comma = "," %}{% endif %}
{%- if animation.cornerRadius != 0 %}{{ comma }}
        cornerRadius: {{ animation.cornerRadius }}{% set comma = "," %}{% endif %}
{%- if animation.duration != 0.25 %}{{ comma }}
        duration: {{ animation.duration }}{% set comma = "," %}{% endif %}
{%- if animation.curve.name != "easeInOut" %}{{ comma }}
        curve: {% call curve animation.curve scope %}{% endif %}
{%- endmacro %}
{% macro animationValue animation type scope %}
{%- set arguments %}{% call animationArguments animation "" scope %}{% endset -%}
{{ type }}({% call lines arguments %})
{%- endmacro %}
{% macro lines arguments %}
{%- if "\n" in arguments|trim %}{{ arguments }}
    {% else %}{{ arguments|trim }}{% endif %}
{%- endmacro %}
{% macro curve curve scope %}
{%- if uses.spring %}{% if curve.name == "spring" %}.spring(damping: {{ curve.damping }}, response: {{ curve.response }}){% else %}.bezier({{ curve.points|join:", " }}){% endif %}
{%- elif uses.popBezier %}{{ scope }}{% if uses.push %}Animation{% else %}Pop{% endif %}.Curve({{ curve.points|join:", " }}){% else %}.{{ curve.name }}{% endif %}
{%- endmacro %}
{% macro animationTypes %}
{% if uses.severalStyles %}
nonisolated enum Style: Swift.Sendable {
    {% if uses.plainSlide %}
    case slide
    {% endif %}
    {% if uses.parallax %}
    {% if uses.plainSlide %}
    /// As `slide`, with the screen below following at a part of the speed.
    {% else %}
    /// A slide, with the screen below following at a part of the speed.
    {% endif %}
    case parallax
    {% endif %}
    {% if uses.crossFade %}
    case crossFade
    {% endif %}
    {% if uses.zoom %}
    /// The upper screen is away when it is small, in the middle and transparent.
    case zoom
    {% endif %}
    {% if uses.cover %}
    /// The upper screen is away when it is below the lower edge.
    case cover
    {% endif %}
    {% if uses.instant %}
    /// No movement{% if uses.instantPop %}; a swipe pops when the finger leaves{% endif %}.
    case instant
    {% endif %}
}

{% endif %}
{% if uses.spring %}
nonisolated enum Curve: Swift.Sendable {
    case easeInOut
    {% if uses.popCubic %}
    /// The control points of a cubic Bézier curve from (0, 0) to (1, 1).
    case bezier(CGFloat, CGFloat, CGFloat, CGFloat)
    {% endif %}
    /// The damping ratio, and the seconds that one swing would take undamped.
    case spring(damping: CGFloat, response: CGFloat)

    {% if uses.driverSpring %}
    /// A spring's velocity is in whole ways a second.
    @MainActor
    func timing(initialVelocity: CGFloat = 0) -> any UITimingCurveProvider {
    {% else %}
    @MainActor
    var timing: any UITimingCurveProvider {
    {% endif %}
        switch self {
        case .easeInOut:
            return UICubicTimingParameters(animationCurve: .easeInOut)
        {% if uses.popCubic %}
        case .bezier(let x1, let y1, let x2, let y2):
            return UICubicTimingParameters(
                controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
        {% endif %}
        case .spring(let damping, let response):
            let frequency = 2 * CGFloat.pi / response
            return UISpringTimingParameters(
                mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency,
                initialVelocity: {% if uses.driverSpring %}CGVector(dx: initialVelocity, dy: 0){% else %}.zero{% endif %})
        }
    }
}

{% elif uses.popBezier %}
/// The control points of a cubic Bézier curve from (0, 0) to (1, 1).
nonisolated struct Curve: Swift.Sendable {
    let first: CGPoint
    let second: CGPoint

    init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        first = CGPoint(x: x1, y: y1)
        second = CGPoint(x: x2, y: y2)
    }
}

{% endif %}
{% if uses.reduceMotion %}
nonisolated enum ReduceMotion: Swift.Sendable {
    /// A cross-fade where the person prefers that.
    case system
    case crossFade, none, same
}

{% endif %}
{% endmacro %}
{% macro animationSettings %}
{% if uses.reduceMotion %}
/// What is done for people who reduce motion.
var reduceMotion = ReduceMotion.system
{% endif %}
{% if uses.severalStyles %}
var style = Style.{% call standardStyle %}
{% endif %}
{% if uses.parallax %}
/// The part of the width by which the screen below is out of place {% if uses.push %}while it is covered{% else %}at first{% endif %}.
var parallax: CGFloat = 0.3
{% endif %}
{% if uses.dim %}
/// How dark the screen below is {% if uses.push %}while it is covered{% else %}at first{% endif %}, 0…1.
var dimming: CGFloat = 0.1
{% endif %}
{% if uses.noShadow %}
var hasShadow = true
{% endif %}
{% if uses.cornerRadius %}
/// In points, of the {% if uses.push %}upper{% else %}leaving{% endif %} screen while it moves.
var cornerRadius: CGFloat = 0
{% endif %}
/// In seconds.
var duration: TimeInterval = 0.25
{% if uses.spring or uses.popBezier or uses.popCurve %}
/// How a movement runs that no finger drives.
{% endif %}
{% if uses.spring %}
var curve = Curve.easeInOut
{% elif uses.popBezier %}
var curve = Curve(0.42, 0, 0.58, 1)
{% elif uses.popCurve %}
var curve = UIView.AnimationCurve.easeInOut
{% endif %}
{% endmacro %}
{% macro triggers back %}
{%- for trigger in back.triggers %}.{{ trigger }}{% if not forloop.last %}, {% endif %}{% endfor -%}
{% endmacro %}
{% macro backGuard back controller sharedQuestion %}
{%- if not back.ask and not back.when and not controller -%}
Back(triggers: [{% call triggers back %}]) { .answer(of: $0, to: $1) }
{%- elif not back.ask and not back.when -%}
Back(triggers: [{% call triggers back %}]) { controller, trigger in
        {% if uses.runtime %}
        Back.expected(controller, as: {{ controller }}.self)?.shouldPop(by: trigger) ?? .pop
        {% else %}
        (controller as? {{ controller }})?.shouldPop(by: trigger) ?? .pop
        {% endif %}
    }
{%- else -%}
Back(triggers: [{% call triggers back %}]) { controller, {% if back.ask %}_{% else %}trigger{% endif %} in
        {% if back.when %}
        {% if uses.runtime %}
        guard let controller = Back.expected(controller, as: {{ controller }}.self),
            controller.{{ back.when }}{% if "?" in back.when %} == true{% endif %}
        else { return .pop }
        {% else %}
        guard let controller = controller as? {{ controller }}, controller.{{ back.when }}{% if "?" in back.when %} == true{% endif %} else {
            return .pop
        }
        {% endif %}
        {% endif %}
        {% if back.ask %}
        {% if back.when %}return {% endif %}{% if sharedQuestion %}Back.{{ sharedQuestion }}Question(over: controller){% else %}{% set asked %}{% call question back.ask %}{% endset %}{{ asked|trim|indent:8 }}{% endif %}
        {% else %}
        return controller.shouldPop(by: trigger)
        {% endif %}
    }
{%- endif -%}
{%- endmacro %}
{% macro question ask %}
.{% if ask.style == "sheet" %}sheet{% else %}alert{% endif %}(
    over: controller,
    title: {{ ask.title|indent:4 }},
    {% if ask.message %}
    message: {{ ask.message|indent:4 }},
    {% endif %}
    confirm: {{ ask.confirm|indent:4 }},
    cancel: {{ ask.cancel|indent:4 }}
)
{% endmacro %}
/// A screen of {{ spec|swiftComment }}, with what is said of it there.
///
/// Screens compare by identity: `{{ prefix }}Screen.screen(of: controller) == .{{ screens.0.identifier }}`.
{{ access }}nonisolated struct {{ prefix }}Screen: Swift.Sendable, Swift.Equatable {
    private let id: Swift.Int
    {% if uses.bar %}
    var bar: Bar?
    {% endif %}
    {% if uses.fade %}
    var fade: Fade?
    {% endif %}
    {% if uses.statusBarHidden or uses.statusBarSwitch %}
    var statusBar: StatusBar?
    {% elif uses.statusBar %}
    var statusBarStyle: UIStatusBarStyle?
    {% endif %}
    {% if uses.statusBarSwitch %}
    /// Takes over from `statusBar` where the fade passes `statusBarSwitch`.
    var fadedStatusBar: StatusBar?
    var statusBarSwitch: CGFloat = 0.5
    {% endif %}
    {% if uses.swipe or uses.gestureNone %}
    var pop = Pop()
    {% endif %}
    {% if uses.push %}
    var push: Animation?
    {% endif %}
    {% if uses.back %}
    var back: Back?
    {% endif %}

    {{ access }}static func == (left: Self, right: Self) -> Swift.Bool {
        left.id == right.id
    }
}

{% set constants %}
{% call sharedConstants shared.bars "bar" "Bar" %}
{% call sharedConstants shared.fades "fade" "Fade" %}
{% call sharedConstants shared.pops "pop" "Pop" %}
{% call sharedConstants shared.pushes "push" "Animation" %}
{% call sharedQuestions shared.questions %}
{% endset %}
{% if constants|trim %}
// MARK: - What screens share

{{ constants|trim }}

// MARK: - Screens

{% endif %}
nonisolated extension {{ prefix }}Screen {
    {% for screen in screens %}
    {% call screenConstant screen forloop.counter0 %}
    {% if not forloop.last %}

    {% endif %}
    {% endfor %}
}

{% include "parts/Screens/Lookup.stencil" %}
{% if uses.appearance or uses.statusBarHidden or uses.statusBarSwitch or uses.swipe or uses.gestureNone or uses.push or uses.back %}

// MARK: - Settings

extension {{ prefix }}Screen {
    {% set follows = uses.bar %}
    {% if uses.bar %}
    {% include "parts/Screens/Bar.stencil" %}
    {% endif %}
    {% if uses.noBackMenu %}

    /// A back button without a menu: UIKit gives it one, which it does not take.
    final class MenulessBackButton: UIBarButtonItem {
        /// The app's own, in whose place it is.
        var original: UIBarButtonItem?

        // Spelled out, so that it is not isolated to the main actor: the last reference may be dropped anywhere.
        deinit {}

        {% if ios.major < 14 %}
        @available(iOS 14.0, *)
        {% endif %}
        override var menu: UIMenu? {
            get { nil }
            set {}
        }
    }
    {% endif %}
    {% if uses.fade %}
    {% if follows %}

    {% endif %}
    {% set follows = true %}
    {% include "parts/Screens/Fade.stencil" %}
    {% endif %}
    {% if uses.statusBarHidden or uses.statusBarSwitch %}
    {% if follows %}

    {% endif %}
    {% set follows = true %}
    nonisolated struct StatusBar: Swift.Sendable, Swift.Equatable {
        var style = UIStatusBarStyle.default
        {% if uses.statusBarHidden %}
        var isHidden = false
        {% endif %}
    }
    {% endif %}
    {% if uses.swipe or uses.gestureNone %}
    {% if follows %}

    {% endif %}
    {% set follows = true %}
    {% include "parts/Screens/Pop.stencil" %}
    {% endif %}
    {% if uses.push %}
    {% if follows %}

    {% endif %}
    {% set follows = true %}
    /// How the screen moves in or away.
    nonisolated struct Animation: Swift.Sendable {
        {% call animationTypes %}
        {% call animationSettings %}
    }
    {% endif %}
    {% if uses.back %}
    {% if follows %}

    {% endif %}
    /// What is asked before the screen is left.
    nonisolated struct Back: Swift.Sendable {
        let triggers: [{{ prefix }}PopTrigger]
        let decide: @MainActor @Sendable (UIViewController, {{ prefix }}PopTrigger) -> {{ prefix }}PopDecision
        {% if uses.namedClassAsks %}

        /// A controller as one of the class that its screen asks; `nil` where it names that screen and is none.
        @MainActor
        static func expected<Controller>(_ controller: UIViewController, as asked: Controller.Type) -> Controller? {
            if let controller = controller as? Controller { return controller }
            assertionFailure("\(Swift.type(of: controller)) names a screen that asks a \(asked)")
            return nil
        }
        {% endif %}
    }
    {% endif %}
}
{% endif %}
{% if uses.resources %}

{% include "parts/Resources.stencil" %}
{% endif %}

"""###),
(path: "uikit/parts/Screens/Bar.stencil", text: ###"""
{# The settings of a bar, and how they are written to an item. #}
/// What {{ spec|swiftComment }} says of the bar. `nil` leaves a property as UIKit has it.
nonisolated struct Bar: Swift.Sendable {
    {% if uses.style %}
    nonisolated enum Style: Swift.Sendable {
        case `default`, opaque, transparent
    }

    {% endif %}
    {% if uses.backDisplay and ios.major < 14 %}
    {% if uses.runtime %}
    /// The raw values are UIKit's, for which iOS 13 has no type.
    {% endif %}
    nonisolated enum BackDisplay: {% if uses.runtime %}Swift.Int, {% endif %}Swift.Sendable {
        case `default`, generic, minimal
    }

    {% endif %}
    {% if uses.hidden %}
    var isHidden: Swift.Bool?
    {% endif %}
    {% if uses.style %}
    /// The background the others are added to.
    var style: Style?
    {% endif %}
    {% if uses.noBlur %}
    var isBlurred = true
    {% endif %}
    {% if uses.blur %}
    var blur: UIBlurEffect.Style?
    {% endif %}
    {% if uses.background %}
    var background: UIColor?
    {% endif %}
    {% if uses.backgroundImage %}
    var backgroundImage: Swift.String?
    {% endif %}
    {% if uses.shadow %}
    var shadow: UIColor?
    {% endif %}
    {% if uses.shadowImage %}
    var shadowImage: Swift.String?
    {% endif %}
    {% if uses.tint %}
    var tint: UIColor?
    {% endif %}
    {% if uses.titleColor %}
    var titleColor: UIColor?
    {% endif %}
    {% if uses.titleFont %}
    var titleFont: (@Sendable () -> UIFont)?
    {% endif %}
    {% if uses.titleOffset %}
    var titleOffset: UIOffset?
    {% endif %}
    {% if uses.largeTitleDisplay %}
    var largeTitleDisplay: UINavigationItem.LargeTitleDisplayMode?
    {% endif %}
    {% if uses.largeTitleColor %}
    var largeTitleColor: UIColor?
    {% endif %}
    {% if uses.largeTitleFont %}
    var largeTitleFont: (@Sendable () -> UIFont)?
    {% endif %}
    {% if uses.backTitle %}
    /// What the back button of the screens above says.
    {% if uses.localized %}
    var backTitle: (@Sendable () -> Swift.String)?
    {% else %}
    var backTitle: Swift.String?
    {% endif %}
    {% endif %}
    {% if uses.backDisplay %}
    /// What the back button of the screens above shows.
    {% if ios.major < 14 %}
    var backDisplay: BackDisplay?
    {% else %}
    var backDisplay: UINavigationItem.BackButtonDisplayMode?
    {% endif %}
    {% endif %}
    {% if uses.noBackMenu %}
    /// Whether a long press on the back button of the screens above shows those below.
    var hasBackMenu = true
    {% endif %}
    {% if uses.backImage %}
    var backImage: Swift.String?
    {% endif %}

    /// Writes what is named here into an appearance; the rest stays as it is.
    @MainActor
    func configure(_ appearance: UINavigationBarAppearance) {
        {% if uses.style %}
        switch style {
        case .default: appearance.configureWithDefaultBackground()
        case .opaque: appearance.configureWithOpaqueBackground()
        case .transparent: appearance.configureWithTransparentBackground()
        case nil: break
        }
        {% endif %}
        {% if uses.background %}
        if let background {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = background
        }
        {% endif %}
        {% if uses.blur %}
        if let blur {
            appearance.backgroundEffect = UIBlurEffect(style: blur)
        }
        {% endif %}
        {% if uses.noBlur %}
        if !isBlurred {
            appearance.backgroundEffect = nil
        }
        {% endif %}
        {% if uses.backgroundImage %}
        if let backgroundImage {
            appearance.backgroundImage = {{ prefix }}Resources.image(backgroundImage)
        }
        {% endif %}
        {% if uses.shadow %}
        if let shadow {
            appearance.shadowColor = shadow
        }
        {% endif %}
        {% if uses.shadowImage %}
        if let shadowImage {
            appearance.shadowImage = {{ prefix }}Resources.image(shadowImage)
        }
        {% endif %}
        {% if uses.titleColor %}
        if let titleColor {
            appearance.titleTextAttributes[.foregroundColor] = titleColor
        }
        {% endif %}
        {% if uses.titleFont %}
        if let titleFont {
            appearance.titleTextAttributes[.font] = titleFont()
        }
        {% endif %}
        {% if uses.titleOffset %}
        if let titleOffset {
            appearance.titlePositionAdjustment = titleOffset
        }
        {% endif %}
        {% if uses.largeTitleColor %}
        if let largeTitleColor {
            appearance.largeTitleTextAttributes[.foregroundColor] = largeTitleColor
        }
        {% endif %}
        {% if uses.largeTitleFont %}
        if let largeTitleFont {
            appearance.largeTitleTextAttributes[.font] = largeTitleFont()
        }
        {% endif %}
        {% if uses.backImage %}
        if let image = backImage.flatMap({{ prefix }}Resources.image) {
            appearance.setBackIndicatorImage(image, transitionMaskImage: image)
        }
        {% endif %}
        {% if uses.tint %}
        {% if ios.major < 26 %}
        if #available(iOS 26.0, *), let tint {
        {% else %}
        if let tint {
        {% endif %}
            setBackButtonColor(tint, in: appearance)
        }
        {% endif %}
    }
    {% if uses.tint or uses.fadeTint %}

    // From iOS 26 on the bar's own tint does not reach the back button.
    @MainActor
    {% if not uses.fadeTint %}private {% endif %}func setBackButtonColor(_ color: UIColor, in appearance: UINavigationBarAppearance) {
        let backButton = appearance.backButtonAppearance
        backButton.normal.titleTextAttributes[.foregroundColor] = color
        appearance.backButtonAppearance = backButton
        // An image whose mask keeps its own colors keeps them too; the mask tells it from one that was tinted here.
        let mask = appearance.backIndicatorTransitionMaskImage
        guard mask.renderingMode != .alwaysOriginal else { return }
        let image = appearance.backIndicatorImage.withTintColor(color, renderingMode: .alwaysOriginal)
        appearance.setBackIndicatorImage(image, transitionMaskImage: mask)
    }
    {% endif %}
    {% if uses.item %}

    /// Writes what is named here of an item itself.
    @MainActor
    func configure(_ item: UINavigationItem) {
        {% if uses.largeTitleDisplay %}
        if let largeTitleDisplay {
            item.largeTitleDisplayMode = largeTitleDisplay
        }
        {% endif %}
        {% if uses.backTitle %}
        if let backTitle {
            item.backButtonTitle = backTitle{% if uses.localized %}(){% endif %}
        }
        {% endif %}
        {% if uses.backDisplay %}
        {% if ios.major < 14 %}
        if #available(iOS 14.0, *), let backDisplay {
            switch backDisplay {
            case .default: item.backButtonDisplayMode = .default
            case .generic: item.backButtonDisplayMode = .generic
            case .minimal: item.backButtonDisplayMode = .minimal
            }
        }
        {% else %}
        if let backDisplay {
            item.backButtonDisplayMode = backDisplay
        }
        {% endif %}
        {% endif %}
    }
    {% endif %}
    {% if uses.noBackMenu %}

    /// Takes the menu from the back button of the screen above an item, or gives it back. Comes when that screen is
    /// about to be shown: by then the title is known, which a button of one's own does not take from the item.
    @MainActor
    func configureBackMenu(of item: UINavigationItem) {
        if let menuless = item.backBarButtonItem as? MenulessBackButton {
            item.backBarButtonItem = menuless.original
        }
        guard !hasBackMenu else { return }
        let original = item.backBarButtonItem
        {% if uses.backDisplay %}
        var title = original == nil ? item.backButtonTitle ?? item.title : original?.title
        // Generic leaves out the title of an item, and not that of a button.
        {% if ios.major < 14 %}
        if #available(iOS 14.0, *), original == nil, item.backButtonDisplayMode == .generic { title = nil }
        {% else %}
        if original == nil, item.backButtonDisplayMode == .generic { title = nil }
        {% endif %}
        {% else %}
        let title = original == nil ? item.backButtonTitle ?? item.title : original?.title
        {% endif %}
        let button = MenulessBackButton(title: title, style: .plain, target: nil, action: nil)
        button.original = original
        button.image = original?.image
        button.tintColor = original?.tintColor
        item.backBarButtonItem = button
    }
    {% endif %}
    {% if uses.fixedBar %}

    /// Gives an item this appearance. A slot of its own keeps what it has beside; an empty one follows `standard`.
    @MainActor
    func apply(to item: UINavigationItem, in navigationBar: UINavigationBar) {
        let standard = configured(item.standardAppearance ?? navigationBar.standardAppearance)
        item.standardAppearance = standard
        {% if uses.background or uses.backgroundImage or uses.blur or uses.noBlur or uses.style %}
        if namesBackground {
            item.compactAppearance = standard
            item.scrollEdgeAppearance = standard
            {% if ios.major < 15 %}
            if #available(iOS 15.0, *) {
                item.compactScrollEdgeAppearance = standard
            }
            {% else %}
            item.compactScrollEdgeAppearance = standard
            {% endif %}
            return
        }
        {% endif %}
        item.compactAppearance = (item.compactAppearance ?? navigationBar.compactAppearance).map(configured)
        item.scrollEdgeAppearance =
            (item.scrollEdgeAppearance ?? navigationBar.scrollEdgeAppearance).map(configured)
        {% if ios.major < 15 %}
        if #available(iOS 15.0, *) {
            item.compactScrollEdgeAppearance =
                (item.compactScrollEdgeAppearance ?? navigationBar.compactScrollEdgeAppearance).map(configured)
        }
        {% else %}
        item.compactScrollEdgeAppearance =
            (item.compactScrollEdgeAppearance ?? navigationBar.compactScrollEdgeAppearance).map(configured)
        {% endif %}
    }

    @MainActor
    private func configured(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance(barAppearance: appearance)
        configure(appearance)
        return appearance
    }
    {% if uses.background or uses.backgroundImage or uses.blur or uses.noBlur or uses.style %}

    private var namesBackground: Swift.Bool {
        {% set operator = "" %}{% if uses.style %}style != nil{% set operator = " || " %}{% endif %}{% if uses.noBlur %}{{ operator }}!isBlurred{% set operator = " || " %}{% endif %}{% if uses.blur %}{{ operator }}blur != nil{% set operator = " || " %}{% endif %}{% if uses.background %}{{ operator }}background != nil{% set operator = " || " %}{% endif %}{% if uses.backgroundImage %}{{ operator }}backgroundImage != nil{% endif %}
    }
    {% endif %}
    {% endif %}
}

"""###),
(path: "uikit/parts/Screens/Fade.stencil", text: ###"""
{# The settings of a fade: its stretches and curves. #}
{% if uses.fadeParts %}
/// The stretches of scrolling over which the bar's parts appear; a part that is `nil` is always there.
nonisolated struct Fade: Swift.Sendable {
    /// What the bar as a whole follows.
    var whole: Stretch
    var background: Stretch?
    var title: Stretch?
    {% if uses.fadeLargeTitle %}
    var largeTitle: Stretch?
    {% endif %}
    var shadow: Stretch?
    {% if uses.fadeTint %}
    var tint: Stretch?
    {% endif %}
    {% if uses.fadeSnap %}
    /// Whether a list let go on the way scrolls on to the nearer end.
    var snaps = false
    {% endif %}
    {% if uses.fadeScroll %}
    {% if uses.fadeScrollRequired and uses.fadeScrollOptional %}
    /// Whether there may be no list for a while.
    var mayLackScrollView = false
    {% endif %}
    /// The list that is followed, where it is not the one UIKit or a search would find.
    var scrollView: (@MainActor @Sendable (UIViewController) -> UIScrollView?)?
    {% endif %}
}

/// A stretch of scrolling, in points from the list's rest position.
nonisolated struct Stretch: Swift.Sendable {
{% else %}
/// The stretch of scrolling over which the bar appears, in points from the list's rest position.
nonisolated struct Fade: Swift.Sendable {
{% endif %}
    {% if uses.fadeStart %}
    var start: CGFloat = 0
    {% endif %}
    var distance: CGFloat
    {% if uses.fadeCurve %}
    var curve = Curve.linear
    {% endif %}
    {% if uses.fadeReversed %}
    /// Whether it fades out instead.
    var isReversed = false
    {% endif %}
    {% if uses.fadeFrom %}
    /// The color at progress 0, where it is not that at progress 1 made clear.
    var from: UIColor?
    {% endif %}
    {% if uses.fadeSnap and not uses.fadeParts %}
    /// Whether a list let go on the way scrolls on to the nearer end.
    var snaps = false
    {% endif %}
    {% if uses.fadeScroll and not uses.fadeParts %}
    {% if uses.fadeScrollRequired and uses.fadeScrollOptional %}
    /// Whether there may be no list for a while.
    var mayLackScrollView = false
    {% endif %}
    /// The list that is followed, where it is not the one UIKit or a search would find.
    var scrollView: (@MainActor @Sendable (UIViewController) -> UIScrollView?)?
    {% endif %}

    {% if uses.fadeStart %}
    /// 0 up to `start`, 1 once scrolled `distance` further.
    {% else %}
    /// 0 at rest, 1 once scrolled by `distance`.
    {% endif %}
    func progress(at scrolled: CGFloat) -> CGFloat {
        {% if uses.fadeReversed %}let progress = {% endif %}{% if uses.fadeCurve %}curve.value({% endif %}Swift.min(Swift.max({% if uses.fadeStart %}(scrolled - start){% else %}scrolled{% endif %} / distance, 0), 1){% if uses.fadeCurve %}){% endif %}
        {% if uses.fadeReversed %}
        return isReversed ? 1 - progress : progress
        {% endif %}
    }
}
{% if uses.fadeCurve %}

/// How a fade runs between its ends.
nonisolated struct Curve: Swift.Sendable {
    let value: @Sendable (CGFloat) -> CGFloat

    static let linear = Curve { $0 }
    {% if uses.fadeStep %}

    /// Jumps from 0 to 1.
    static func step(at threshold: CGFloat) -> Curve {
        Curve { $0 < threshold ? 0 : 1 }
    }
    {% endif %}
    {% if uses.fadeBezier %}

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Curve {
        Curve { x in
            guard x > 0, x < 1 else { return x }
            // The curve's x only grows, so that halving finds the place, here to a millionth.
            var low: CGFloat = 0
            var high: CGFloat = 1
            for _ in 0..<20 {
                let middle = (low + high) / 2
                if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
            }
            return Swift.min(Swift.max(coordinate(low, y1, y2), 0), 1)
        }
    }

    private static func coordinate(_ time: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
        let rest = 1 - time
        return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
    }
    {% endif %}
}
{% endif %}

"""###),
(path: "uikit/parts/Screens/Lookup.stencil", text: ###"""
{# From a controller to its screen. #}
// MARK: - From a controller to its screen

{% if uses.runtime %}
/// A controller that names its screen itself: one that hosts different contents, or one class in several roles.
@MainActor
{{ access }}protocol {{ prefix }}ScreenNaming: UIViewController {
    {% if uses.classes %}
    /// The screen it is now; `nil` for that of its class.
    {% else %}
    /// The screen it is now; `nil` for none.
    {% endif %}
    ///
    /// It is asked whenever the answer matters, and again at each layout of the {{ prefix }}NavigationController. A
    /// controller that changes its screen while shown calls `setNeedsLayout()` on the navigation controller's view.
    /// Under an attached delegate the change shows at the next transition.
    {% if uses.namedClassAsks %}
    ///
    /// A screen that asks controllers of one class before they are left can only be named by such controllers.
    {% endif %}
    var {{ prefix|lowerFirstWord }}Screen: {{ prefix }}Screen? { get }
}

{% endif %}
extension {{ prefix }}Screen {
    {% if uses.runtime and uses.classes %}
    /// The screen of a controller: the one it names, else that of its class or the nearest of its superclasses that
    /// {{ spec|swiftComment }} names.
    {% elif uses.runtime %}
    /// The screen that a controller names.
    {% else %}
    /// The screen of a controller, by its class or the nearest of its superclasses that {{ spec|swiftComment }} names.
    {% endif %}
    ///
    /// `nil` where it names none; such a controller is left alone.
    @MainActor
    {{ access }}static func screen(of controller: UIViewController) -> {{ prefix }}Screen? {
        {% if uses.runtime and uses.classes %}
        let named = (controller as? any {{ prefix }}ScreenNaming)?.{{ prefix|lowerFirstWord }}Screen
        return named ?? ClassTable.screen(of: Swift.type(of: controller))
        {% elif uses.runtime %}
        (controller as? any {{ prefix }}ScreenNaming)?.{{ prefix|lowerFirstWord }}Screen
        {% else %}
        ClassTable.screen(of: Swift.type(of: controller))
        {% endif %}
    }
    {% if uses.classes %}

    @MainActor
    private enum ClassTable {
        /// What is known of a class; `nil` for one that has no screen.
        private static var screens = makeScreens()

        static func screen(of controllerClass: AnyClass) -> {{ prefix }}Screen? {
            if let known = screens[ObjectIdentifier(controllerClass)] { return known }
            let inherited = class_getSuperclass(controllerClass).flatMap { screen(of: $0) }
            screens.updateValue(inherited, forKey: ObjectIdentifier(controllerClass))
            return inherited
        }

        private static func makeScreens() -> [ObjectIdentifier: {{ prefix }}Screen?] {
            var screens: [ObjectIdentifier: {{ prefix }}Screen?] = [:]
            {% for screen in screens where screen.controller %}
            {% if screen.available %}
            if #available(iOS {{ screen.available }}, *) {
                add(.{{ screen.identifier }}, for: {{ screen.controller }}.self, to: &screens)
            }
            {% else %}
            add(.{{ screen.identifier }}, for: {{ screen.controller }}.self, to: &screens)
            {% endif %}
            {% endfor %}
            return screens
        }

        // One call per screen, not inlined, keeps compile time proportional to their number.
        @inline(never)
        private static func add(
            _ screen: {{ prefix }}Screen,
            for controllerClass: AnyClass,
            to screens: inout [ObjectIdentifier: {{ prefix }}Screen?]
        ) {
            screens[ObjectIdentifier(controllerClass)] = screen
        }
    }
    {% endif %}
}

"""###),
(path: "uikit/parts/Screens/Pop.stencil", text: ###"""
{# The settings of a pop. #}
/// How the screen is popped by hand.
nonisolated struct Pop: Swift.Sendable {
    {% if uses.gestureFullScreen or uses.gestureEdge or uses.gestureNone %}
    nonisolated enum Gesture: Swift.Sendable {
        /// UIKit's own.
        case system
        {% if uses.gestureFullScreen %}
        /// A swipe that may begin anywhere.
        case fullScreen
        {% endif %}
        {% if uses.gestureEdge %}
        /// A swipe from the leading edge.
        case edge
        {% endif %}
        {% if uses.gestureNone %}
        /// No swipe at all.
        case disabled
        {% endif %}
    }

    {% endif %}
    {% if uses.scrollViews %}
    nonisolated enum ScrollViews: Swift.Sendable {
        /// It pops where there is nothing to scroll to on the leading side.
        case leadingEdge
        /// It never pops.
        case never
        /// It always pops.
        case always
    }

    {% endif %}
    {% if uses.driven and not uses.push %}
    {% call animationTypes %}
    {% endif %}
    {% if uses.gestureFullScreen or uses.gestureEdge or uses.gestureNone %}
    var gesture = Gesture.system
    {% endif %}
    {% if uses.edge %}
    /// In points: the greatest distance from the leading edge at which a swipe may begin.
    var edge = CGFloat.infinity
    {% endif %}
    {% if uses.swipe %}
    /// The part of the width past which a release pops.
    var threshold: CGFloat = 0.5
    /// In points a second. A fling this fast pops from anywhere; this fast backwards, it cancels.
    var velocity: CGFloat = 500
    {% endif %}
    {% if uses.trackpadOff %}
    /// Whether two fingers on a trackpad swipe too.
    var countsTrackpad = true
    {% endif %}
    {% if uses.scrollViews %}
    /// What happens over something that scrolls sideways.
    var scrollViews = ScrollViews.leadingEdge
    {% endif %}
    {% if uses.excludedViews %}
    /// Whether no swipe begins over a view, the strip along the leading edge apart.
    var excludes: @MainActor @Sendable (UIView) -> Swift.Bool = { _ in false }
    {% endif %}
    {% if uses.driven %}
    {% if uses.push %}
    var animation = Animation()
    {% else %}
    {% call animationSettings %}
    {% endif %}

    /// Whether the generated swipe and animation run the pop.
    var isDriven: Swift.Bool {
        {% if uses.gestureNone %}
        gesture != .system && gesture != .disabled
        {% else %}
        gesture != .system
        {% endif %}
    }
    {% endif %}
}

"""###),
(path: "uikit/parts/ShouldPop.stencil", text: ###"""
{# The protocol by which a controller answers whether it may be left, and the question asked for it. #}
{% macro addActions alert %}
{% if uses.askAlert and uses.askSheet %}
addActions(confirm: confirm, cancel: cancel, to: {{ alert }}, answering: answer)
{% else %}
{{ alert }}.addAction(UIAlertAction(title: cancel, style: .cancel) { _ in answer.stay() })
{{ alert }}.addAction(UIAlertAction(title: confirm, style: .destructive) { _ in answer.pop() })
{% endif %}
{% endmacro %}
{% if uses.backMenu %}
/// What a person does to leave a screen. Only these are asked about. Of the app's own pops none is stopped but an
/// animated `popToViewController`, which is what the menu calls too.
{% else %}
/// What a person does to leave a screen. Only these are asked about: pops that the app makes are never stopped.
{% endif %}
{{ access }}nonisolated enum {{ prefix }}PopTrigger: Swift.Sendable {
    {% if uses.backButton %}
    /// A tap on the back button.
    case button
    {% endif %}
    {% if uses.backSwipe %}
    /// A swipe towards the trailing side.
    case swipe
    {% endif %}
    {% if uses.backMenu %}
    /// A choice from the back button's menu.
    case menu
    {% endif %}
    {% if uses.backEscape %}
    /// VoiceOver's escape gesture.
    case escape
    {% endif %}
}

{% if uses.shouldPop %}
/// A controller that is asked before its screen is left.
@MainActor
{{ access }}protocol {{ prefix }}ShouldPop: UIViewController {
    /// Called once each time a person tries to leave the screen.
    func shouldPop(by trigger: {{ prefix }}PopTrigger) -> {{ prefix }}PopDecision
}

{% endif %}
/// Whether a screen may be left.
@MainActor
{{ access }}enum {{ prefix }}PopDecision {
    case pop
    case stay
    /// The screen stays until the answer says otherwise. A swipe asks when it is released far enough, everything
    /// else at once.
    case ask(_ question: @MainActor ({{ prefix }}PopAnswer) -> Void)
}

/// The answer to a question that was asked before leaving a screen. Dropping it leaves the screen where it is.
@MainActor
{{ access }}final class {{ prefix }}PopAnswer {
    private var onPop: (() -> Void)?

    init(onPop: @escaping () -> Void) {
        self.onPop = onPop
    }

    // Spelled out, so that it is not isolated to the main actor: the last reference may be dropped anywhere.
    deinit {}

    /// Whether it has still to be given.
    var isOpen: Swift.Bool {
        onPop != nil
    }

    /// Pops the screen, unless the stack has changed since the question. Only the first answer counts.
    {{ access }}func pop() {
        let action = onPop
        onPop = nil
        action?()
    }

    /// Leaves the screen where it is.
    {{ access }}func stay() {
        onPop = nil
    }
}
{% if uses.runtimeShouldPop %}

extension {{ prefix }}PopDecision {
    /// What a controller says that names its screen itself; the compiler cannot see whether it can say anything.
    static func answer(of controller: UIViewController, to trigger: {{ prefix }}PopTrigger) -> {{ prefix }}PopDecision {
        guard let controller = controller as? any {{ prefix }}ShouldPop else {
            assertionFailure("\(Swift.type(of: controller)) names a screen that asks and has to be a {{ prefix }}ShouldPop")
            return .pop
        }
        return controller.shouldPop(by: trigger)
    }
}
{% endif %}
{% if uses.ask %}

extension {{ prefix }}PopDecision {
    {% if uses.askAlert %}
    /// Asks with an alert whose `confirm` button pops. (`Swift.String`, as the app may have a `String` of its own.)
    @inline(never)  // Compiled once, not once a screen.
    static func alert(
        over controller: UIViewController,
        title: Swift.String,
        {% if uses.askMessage %}
        message: Swift.String? = nil,
        {% endif %}
        confirm: Swift.String,
        cancel: Swift.String
    ) -> {{ prefix }}PopDecision {
        .ask { [weak controller] answer in
            let alert = UIAlertController(title: title, message: {% if uses.askMessage %}message{% else %}nil{% endif %}, preferredStyle: .alert)
            {% call addActions "alert" %}
            present(alert, over: controller)
        }
    }
    {% endif %}
    {% if uses.askSheet %}
    {% if uses.askAlert %}

    {% endif %}
    {% if uses.askAlert %}
    /// Asks with an action sheet, on iPad a popover from the bar, whose `confirm` button pops.
    {% else %}
    /// Asks with an action sheet, on iPad a popover from the bar, whose `confirm` button pops. (`Swift.String`, as the
    /// app may have a `String` of its own.)
    {% endif %}
    @inline(never)  // Compiled once, not once a screen.
    static func sheet(
        over controller: UIViewController,
        title: Swift.String,
        {% if uses.askMessage %}
        message: Swift.String? = nil,
        {% endif %}
        confirm: Swift.String,
        cancel: Swift.String
    ) -> {{ prefix }}PopDecision {
        .ask { [weak controller] answer in
            let sheet = UIAlertController(title: title, message: {% if uses.askMessage %}message{% else %}nil{% endif %}, preferredStyle: .actionSheet)
            {% call addActions "sheet" %}
            let source = controller?.navigationController?.navigationBar ?? controller?.view
            sheet.popoverPresentationController?.sourceView = source
            sheet.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
            present(sheet, over: controller)
        }
    }
    {% endif %}
    {% if uses.askAlert and uses.askSheet %}

    private static func addActions(
        confirm: Swift.String, cancel: Swift.String, to alert: UIAlertController, answering answer: {{ prefix }}PopAnswer
    ) {
        alert.addAction(UIAlertAction(title: cancel, style: .cancel) { _ in answer.stay() })
        alert.addAction(UIAlertAction(title: confirm, style: .destructive) { _ in answer.pop() })
    }
    {% endif %}

    /// Presents an alert over a controller, or over what is presented there already.
    private static func present(_ alert: UIAlertController, over controller: UIViewController?) {
        var top = controller
        while let presented = top?.presentedViewController, !presented.isBeingDismissed {
            top = presented
        }
        top?.present(alert, animated: true)
    }
}
{% endif %}

"""###),
(path: "uikit/parts/TransitionDelegate.stencil", text: ###"""
{# The navigation controller's delegate: bars and items of each screen, swipes, transitions. #}
{% set tints = uses.tint or uses.fadeTint %}
{% set settles = uses.swipe or uses.gestureNone or tints or uses.hidden or uses.statusBar or uses.appearance or uses.push %}
{% set renames = uses.runtime and settles %}
{% set follows = uses.appearance or renames %}
{% set remembersStatusBar = uses.statusBarSwitch or uses.runtime and uses.statusBar %}
{% set animatorType %}
{{ prefix }}{% if uses.push %}Transition{% else %}Pop{% endif %}Animator
{% endset %}
{% if uses.driver %}
/// The delegate of a {{ prefix }}NavigationController: chooses the animator, drives it with the finger and forwards
/// every call to the app's own delegate.
{% elif uses.animated %}
/// The delegate of a {{ prefix }}NavigationController: chooses the animator and forwards every call to the app's own
/// delegate.
{% else %}
/// The delegate of a {{ prefix }}NavigationController: follows its transitions and forwards every call to the app's own
/// delegate.
{% endif %}
///
/// Where the class of a navigation controller is not the app's to choose, it can be attached to any other:
///
///     {{ prefix }}TransitionDelegate(attachingTo: navigationController)
@MainActor
{{ access }}final class {{ prefix }}TransitionDelegate: NSObject {
    /// The app's own delegate, to be set here at any time: as the navigation controller's `delegate` an attached
    /// transition delegate stays.
    {{ access }}weak var forwardee: (any UINavigationControllerDelegate)? {
        didSet {
            // One that is gone reads as none already, but UIKit still goes by what it responded to.
            guard forwardee !== oldValue || (forwardee == nil && hadForwardee) else { return }
            let line = oldValue == nil ? [] : formerForwardees + [FormerForwardee(delegate: oldValue)]
            formerForwardees = line.filter { $0.delegate != nil && $0.delegate !== forwardee }
            reassign()
        }
    }

    {% if uses.statusBar %}
    /// The controller whose screen decides the status bar: during a swipe the one being left, until it is certain that
    /// it will be.
    private(set) weak var statusBarController: UIViewController?
    {% endif %}
    private weak var navigationController: UINavigationController?
    private var hadForwardee = false
    /// Those that were replaced, the newest last.
    private var formerForwardees: [FormerForwardee] = []
    /// How far down that line each call has got.
    private var callsBeingForwarded: [ForwardedCall: Swift.Int] = [:]
    {% if uses.swipe %}
    private let swipe = UIPanGestureRecognizer()
    private var attempt: PopAttempt?
    {% endif %}
    {% if uses.driver %}
    private var driver: PopDriver?
    {% endif %}
    {% if uses.driven %}
    private var drivesTopScreen = false
    {% endif %}
    {% if uses.push %}
    private var animatesPush = false {
        didSet {
            if animatesPush != oldValue { reassign() }
        }
    }
    {% endif %}
    {% if uses.driven or uses.gestureNone %}
    private var disabledRecognizers: [UIGestureRecognizer] = []
    {% endif %}
    {% if uses.back %}
    private weak var openAnswer: {{ prefix }}PopAnswer?
    private weak var questionedController: UIViewController?
    private var isDeciding = false
    {% endif %}
    {% if uses.fixedBar %}
    private var preparedBars: [ObjectIdentifier: PreparedBar] = [:]
    {% elif uses.fade %}
    private var fades: [ObjectIdentifier: {{ prefix }}BarFade] = [:]
    {% endif %}
    {% if uses.hidden %}
    private var appHidesBar = false
    private var decidesWhetherBarIsHidden = false
    {% endif %}
    {% if uses.textStyle %}
    private var contentSizeCategory: UIContentSizeCategory?
    {% endif %}
    {% if tints %}
    private var appTint: UIColor?
    private var isTinted = false
    {% endif %}
    {% if uses.statusBarHidden and remembersStatusBar or uses.statusBarSwitch %}
    private var shownStatusBar: {{ prefix }}Screen.StatusBar?
    {% elif remembersStatusBar %}
    private var shownStatusBarStyle: UIStatusBarStyle?
    {% endif %}
    {% if renames %}
    private weak var settledController: UIViewController?
    private var settledScreen: {{ prefix }}Screen?
    {% endif %}

    // Spelled out, so that it is not isolated to the main actor: the last reference may be dropped anywhere.
    deinit {}

    /// Takes over the transitions of a navigation controller of any class, whose view then keeps this delegate alive.
    ///
    /// The app's own delegate, if there is one, becomes the `forwardee` and goes on receiving every call.
    {% set asks = uses.backButton or uses.backMenu or uses.backEscape %}
    {% set unasked %}
    a pop{% if uses.backSwipe %} that is not a swipe{% endif %}
    {% endset %}
    {% if uses.statusBar and asks %}
    /// The status bar stays as it is, and nothing asks before {{ unasked|trim }}: both take a subclass.
    {% elif uses.statusBar %}
    /// The status bar stays as it is: it takes a subclass.
    {% elif asks %}
    /// Nothing asks before {{ unasked|trim }}: that takes a subclass.
    {% endif %}
    {% if uses.push %}
    /// A push is UIKit's, unless `prepareToPush(_:)` is called before it.
    {% endif %}
    @discardableResult
    {{ access }}convenience init(attachingTo navigationController: UINavigationController) {
        self.init()
        forwardee = navigationController.delegate
        attach(to: navigationController)
        navigationController.view.addGestureRecognizer(DelegateKeeper(self))
        {% if uses.swipe or uses.gestureNone or tints or uses.hidden or uses.statusBar or follows %}
        guard let controller = navigationController.topViewController else { return }
        {% if follows %}
        navigationControllerDidLayout()
        {% endif %}
        settle(on: controller)
        {% endif %}
    }

    /// Takes over the transitions of a navigation controller whose view is loaded.
    func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        {% if prefersLargeTitles != nil %}
        navigationController.navigationBar.prefersLargeTitles = {{ prefersLargeTitles }}
        {% endif %}
        {% if isTranslucent != nil %}
        navigationController.navigationBar.isTranslucent = {{ isTranslucent }}
        {% endif %}
        {% if scheme %}
        navigationController.navigationBar.barStyle = .{{ scheme }}
        {% endif %}
        {% if uses.swipe %}
        swipe.maximumNumberOfTouches = 1
        {% if ios.major == 13 and ios.minor < 4 %}
        if #available(iOS 13.4, *) {
            swipe.allowedScrollTypesMask = .continuous
        }
        {% else %}
        swipe.allowedScrollTypesMask = .continuous
        {% endif %}
        swipe.isEnabled = false
        swipe.delegate = self
        swipe.addTarget(self, action: #selector(swipeDidChange))
        navigationController.view.addGestureRecognizer(swipe)
        {% endif %}
        reassign()
    }

    // UIKit may remember what its delegate responds to, so that a changed answer needs a new assignment.
    private func reassign() {
        hadForwardee = forwardee != nil
        if let navigationController = navigationController as? {{ prefix }}NavigationController {
            navigationController.reassignTransitionDelegate()
        } else {
            navigationController?.delegate = nil
            navigationController?.delegate = self
        }
    }

    {% if uses.swipe or follows %}
    // A delegate that was set past this one would keep every call from it.
    private func takeBackDelegate() {
        guard let navigationController, navigationController.delegate !== self else { return }
        assertionFailure("\(Swift.type(of: self)) was replaced: set its `forwardee` instead")
        forwardee = navigationController.delegate
        reassign()
    }

    {% endif %}
    {% if uses.animated %}
    // The animator methods are there only while they are needed: having them, even answering nil, switches off UIKit's
    // own swipe.
    {% else %}
    // What the app's own delegate leaves to UIKit stays with UIKit.
    {% endif %}
    {{ access }}nonisolated override func responds(to selector: ObjectiveC.Selector!) -> Swift.Bool {
        guard super.responds(to: selector) else { return false }
        switch selector {
        {% if uses.animated %}
        case #selector(navigationController(_:animationControllerFor:from:to:)),
            #selector(navigationController(_:interactionControllerFor:)):
            return MainActor.assumeIsolated {
                {% if uses.driven %}drivesTopScreen || {% endif %}{% if uses.push %}animatesPush || {% endif %}appResponds(to: selector)
            }
        case #selector(navigationControllerSupportedInterfaceOrientations(_:)),
            #selector(navigationControllerPreferredInterfaceOrientationForPresentation(_:)):
        {% else %}
        case #selector(navigationController(_:animationControllerFor:from:to:)),
            #selector(navigationController(_:interactionControllerFor:)),
            #selector(navigationControllerSupportedInterfaceOrientations(_:)),
            #selector(navigationControllerPreferredInterfaceOrientationForPresentation(_:)):
        {% endif %}
            return MainActor.assumeIsolated { appResponds(to: selector) }
        default:
            return true
        }
    }

    /// Gives the calls to the delegate of before again. Whoever reads the navigation controller's delegate reads this
    /// object, and who later puts it back means the delegate of that time.
    func restoreForwardee() {
        let former = formerForwardees.popLast()?.delegate
        let others = formerForwardees
        forwardee = former
        formerForwardees = others
    }

    // The app's delegate may pass a call on to the delegate it replaced, which is this one. That call is meant for the
    // one before, which may have replaced another in the same way.
    private func forward(
        _ selector: ObjectiveC.Selector, about subject: AnyObject, _ call: (any UINavigationControllerDelegate) -> Void
    ) {
        let forwardedCall = ForwardedCall(selector, about: subject)
        let depth = callsBeingForwarded[forwardedCall] ?? 0
        let delegate = depth == 0 ? forwardee : formerForwardees.dropLast(depth - 1).last?.delegate
        guard let delegate else { return }
        callsBeingForwarded[forwardedCall] = depth + 1
        call(delegate)
        callsBeingForwarded[forwardedCall] = depth == 0 ? nil : depth
    }

    private func appResponds(to selector: ObjectiveC.Selector) -> Swift.Bool {
        var responds = false
        forward(selector, about: self) { responds = $0.responds(to: selector) }
        return responds
    }
    {% if settles %}

    private func isPassedBack(_ selector: ObjectiveC.Selector, about subject: AnyObject) -> Swift.Bool {
        callsBeingForwarded[ForwardedCall(selector, about: subject)] != nil
    }

    /// Brings everything up to date with the controller that is on top now. Comes after every transition, finished or
    /// cancelled, often twice.
    private func settle(on controller: UIViewController) {
        {% if renames %}
        settledController = controller
        settledScreen = {{ prefix }}Screen.screen(of: controller)
        {% endif %}
        {% if uses.appearance %}
        // It may have been told of before there was a window.
        {% if uses.textStyle %}
        if let navigationController {
            prepareBar(of: controller, in: navigationController.navigationBar)
            followContentSize(of: navigationController)
        }
        {% else %}
        if let navigationBar = navigationController?.navigationBar { prepareBar(of: controller, in: navigationBar) }
        {% endif %}
        {% endif %}
        {% if uses.driver %}
        if driver?.isReleased == true { driver = nil }
        {% endif %}
        {% if uses.push %}
        // The next push may be on its way already.
        if controller === navigationController?.topViewController { animatesPush = false }
        {% endif %}
        {% if uses.swipe or uses.gestureNone %}
        updateGestures(for: controller)
        {% endif %}
        {% if tints %}
        showTint(of: controller)
        {% endif %}
        {% if uses.hidden %}
        showOrHideBar(of: controller, animated: false)
        {% endif %}
        {% if uses.statusBar %}
        showStatusBar(of: controller)
        {% endif %}
        {% if uses.fixedBar %}
        preparedBars = preparedBars.filter { $0.value.controller != nil }
        {% if uses.runtime %}
        for (identifier, prepared) in preparedBars {
            {% if uses.fade %}
            prepared.fade?.isActive = prepared.controller === controller
            {% endif %}
            guard prepared.controller?.navigationController == nil else { continue }
            // Whoever shows it next begins with what the item has.
            preparedBars[identifier]?.undo()
            preparedBars[identifier] = nil
        }
        {% elif uses.fade %}
        for prepared in preparedBars.values {
            prepared.fade?.isActive = prepared.controller === controller
            if prepared.controller?.navigationController == nil { prepared.fade?.leave() }
        }
        {% endif %}
        {% elif uses.fade %}
        fades = fades.filter { $0.value.controller != nil }
        for fade in fades.values {
            fade.isActive = fade.controller === controller
            if fade.controller?.navigationController == nil { fade.leave() }
        }
        {% endif %}
    }
    {% endif %}
}

extension {{ prefix }}TransitionDelegate {
    /// Keeps the delegate of an attached navigation controller, whose view keeps recognisers but whose delegate is
    /// weak.
    private final class DelegateKeeper: UIGestureRecognizer {
        private let transitionDelegate: {{ prefix }}TransitionDelegate

        init(_ transitionDelegate: {{ prefix }}TransitionDelegate) {
            self.transitionDelegate = transitionDelegate
            super.init(target: nil, action: nil)
            isEnabled = false
        }

        deinit {}
    }
}

extension {{ prefix }}TransitionDelegate {
    private struct FormerForwardee {
        weak var delegate: (any UINavigationControllerDelegate)?
    }

    /// A call that has not returned: which one, and about which object.
    private struct ForwardedCall: Swift.Hashable {
        private let selector: ObjectiveC.Selector
        private let subject: ObjectIdentifier

        init(_ selector: ObjectiveC.Selector, about subject: AnyObject) {
            self.selector = selector
            self.subject = ObjectIdentifier(subject)
        }
    }
}

{% include "parts/TransitionDelegate/Methods.stencil" %}
{% if follows or uses.statusBar %}

{% include "parts/TransitionDelegate/Bar.stencil" %}
{% endif %}
{% if uses.fixedBar %}

{% include "parts/TransitionDelegate/PreparedBar.stencil" %}
{% endif %}
{% if uses.back %}

{% include "parts/TransitionDelegate/Asking.stencil" %}
{% endif %}
{% if uses.swipe %}

{% include "parts/TransitionDelegate/Swipe.stencil" %}
{% endif %}
{% if uses.push %}

{% include "parts/TransitionDelegate/Push.stencil" %}
{% endif %}
{% if uses.swipe or uses.gestureNone or uses.asksSystemSwipe %}

{% include "parts/TransitionDelegate/Recognizers.stencil" %}
{% endif %}
{% if uses.swipe %}

{% include "parts/TransitionDelegate/Finger.stencil" %}

extension {{ prefix }}TransitionDelegate {
    /// A swipe that has begun: its screen's settings{% if uses.backSwipe %}, and whether the screen lets it pop{% endif %}.
    @MainActor
    private struct PopAttempt {
        weak var controller: UIViewController?
        let pop: {{ prefix }}Screen.Pop
        {% if uses.backSwipe %}
        let decision: {{ prefix }}PopDecision
        {% endif %}
    }
}
{% endif %}
{% if uses.driver %}

{% include "parts/TransitionDelegate/PopDriver.stencil" %}
{% endif %}

"""###),
(path: "uikit/parts/TransitionDelegate/Asking.stencil", text: ###"""
{# Whether a controller may be left now. #}
// MARK: - Asking before a pop

extension {{ prefix }}TransitionDelegate {
    {% if uses.backButton or uses.backMenu or uses.backEscape %}
    /// Asks the controller's screen whether it may be left now. A question is put to the person at once; a yes that
    /// comes later pops by itself.
    func requestPop(
        of controller: UIViewController, by trigger: {{ prefix }}PopTrigger{% if uses.backMenu %},
        to target: UIViewController? = nil{% endif %}
    ) -> Swift.Bool {
        switch decision(of: controller, by: trigger) {
        case .pop:
            return true
        case .stay:
            return false
        case .ask(let question):
            return ask(question, about: controller{% if uses.backMenu %}, poppingTo: target{% endif %})
        }
    }

    {% endif %}
    private func decision(
        of controller: UIViewController, by trigger: {{ prefix }}PopTrigger
    ) -> {{ prefix }}PopDecision {
        guard let back = {{ prefix }}Screen.screen(of: controller)?.back, back.triggers.contains(trigger) else {
            return .pop
        }
        // What the app itself pops while it is asked is not asked about.
        guard !isDeciding else { return .pop }
        guard !isQuestionOpen(about: controller) else { return .stay }
        isDeciding = true
        defer { isDeciding = false }
        let decision = back.decide(controller, trigger)
        return controller === navigationController?.topViewController ? decision : .stay
    }

    private func isQuestionOpen(about controller: UIViewController) -> Swift.Bool {
        questionedController === controller && openAnswer?.isOpen == true
    }

    /// Whether the answer is yes at once.
    private func ask(
        _ question: @MainActor ({{ prefix }}PopAnswer) -> Void,
        about controller: UIViewController{% if uses.backMenu %},
        poppingTo target: UIViewController? = nil{% endif %}
    ) -> Swift.Bool {
        guard !isQuestionOpen(about: controller) else { return false }
        var isAsking = true
        var popsAtOnce = false
        let stack = navigationController?.viewControllers.map(ObjectIdentifier.init)
        let answer = {{ prefix }}PopAnswer { [weak navigationController{% if uses.backMenu %}, weak target{% endif %}] in
            popsAtOnce = isAsking
            guard !isAsking, let navigationController,
                navigationController.viewControllers.map(ObjectIdentifier.init) == stack
            else { return }
            {% if uses.backMenu %}
            if let target, let navigationController = navigationController as? {{ prefix }}NavigationController {
                navigationController.forcePopToViewController(target, animated: true)
            } else {
                navigationController.popViewController(animated: true)
            }
            {% else %}
            navigationController.popViewController(animated: true)
            {% endif %}
        }
        openAnswer = answer
        questionedController = controller
        question(answer)
        isAsking = false
        return popsAtOnce
    }
}

"""###),
(path: "uikit/parts/TransitionDelegate/Bar.stencil", text: ###"""
{# Bars of controllers that are about to be shown, tint, hiddenness, status bar. #}
// MARK: - Bar

extension {{ prefix }}TransitionDelegate {
    {% if uses.appearance %}
    /// Sets the bar's appearance for a controller that is about to be shown.
    func prepareBar(of controller: UIViewController, in navigationBar: UINavigationBar) {
        // Outside a window a bar does not have the app's own appearance yet; the first layout comes early enough.
        guard navigationBar.window != nil else { return }
        {% if uses.fixedBar %}
        {% if uses.runtime %}
        let screen = {{ prefix }}Screen.screen(of: controller)
        var former = preparedBar(of: controller)
        guard screen != former?.screen else { return }
        former?.undo()
        preparedBars[ObjectIdentifier(controller)] = nil
        guard let screen else { return }
        {% else %}
        guard preparedBar(of: controller) == nil else { return }
        guard let screen = {{ prefix }}Screen.screen(of: controller) else { return }
        {% endif %}
        {% set prepared = "PreparedBar(controller: controller)" %}
        {% if uses.runtime %}
        {% set prepared = "PreparedBar(controller: controller, screen: screen)" %}
        {% endif %}
        {% if uses.fade or uses.runtime %}
        var prepared = {{ prepared }}
        {% endif %}
        {% if uses.fade %}
        {% if uses.item %}
        screen.bar?.configure(controller.navigationItem)
        {% endif %}
        if let fade = screen.fade {
            {% if uses.fadeAppTint %}
            {% if uses.tint %}
            let tint = screen.bar?.tint ?? ownTint(of: navigationBar)
            {% else %}
            let tint = ownTint(of: navigationBar)
            {% endif %}
            prepared.fade = {{ prefix }}BarFade(
                fade, of: controller, bar: screen.bar ?? .init(), fullTint: tint, in: navigationBar)
            {% else %}
            prepared.fade = {{ prefix }}BarFade(fade, of: controller, bar: screen.bar ?? .init(), in: navigationBar)
            {% endif %}
            {% if uses.statusBarSwitch %}
            prepared.fade?.progressDidChange = { [weak self] in self?.updateStatusBar() }
            {% endif %}
            {% if uses.fadeTint %}
            prepared.fade?.tintDidChange = { [weak self, weak controller] in
                if let controller { self?.showTint(of: controller) }
            }
            {% endif %}
        } else {
            screen.bar?.apply(to: controller.navigationItem, in: navigationBar)
        }
        {% if uses.runtime %}
        prepared.didWrite()
        {% endif %}
        preparedBars[ObjectIdentifier(controller)] = prepared
        {% else %}
        {% if uses.item %}
        screen.bar?.configure(controller.navigationItem)
        {% endif %}
        screen.bar?.apply(to: controller.navigationItem, in: navigationBar)
        {% if uses.runtime %}
        prepared.didWrite()
        preparedBars[ObjectIdentifier(controller)] = prepared
        {% else %}
        preparedBars[ObjectIdentifier(controller)] = {{ prepared }}
        {% endif %}
        {% endif %}
        {% else %}
        guard fade(of: controller) == nil, let screen = {{ prefix }}Screen.screen(of: controller) else { return }
        guard let settings = screen.fade else { return }
        {% if uses.item %}
        screen.bar?.configure(controller.navigationItem)
        {% endif %}
        {% if uses.fadeAppTint %}
        {% if uses.tint %}
        let tint = screen.bar?.tint ?? ownTint(of: navigationBar)
        {% else %}
        let tint = ownTint(of: navigationBar)
        {% endif %}
        let fade = {{ prefix }}BarFade(
            settings, of: controller, bar: screen.bar ?? .init(), fullTint: tint, in: navigationBar)
        {% else %}
        let fade = {{ prefix }}BarFade(settings, of: controller, {% if uses.bar %}bar: screen.bar ?? .init(), {% endif %}in: navigationBar)
        {% endif %}
        {% if uses.statusBarSwitch %}
        fade.progressDidChange = { [weak self] in self?.updateStatusBar() }
        {% endif %}
        {% if uses.fadeTint %}
        fade.tintDidChange = { [weak self, weak controller] in
            if let controller { self?.showTint(of: controller) }
        }
        {% endif %}
        fades[ObjectIdentifier(controller)] = fade
        {% endif %}
    }
    {% endif %}
    {% if follows %}
    {% if uses.appearance %}

    {% endif %}
    {% if uses.appearance %}
    {% if renames %}
    /// Follows what layout has moved: the bar into a window, insets, the bar's height, the scroll view itself; and what
    /// a controller on top that names its screen itself has changed.
    {% else %}
    /// Follows what layout has moved: the bar into a window, insets, the bar's height, the scroll view itself.
    {% endif %}
    {% else %}
    /// Follows what a controller on top that names its screen itself has changed.
    {% endif %}
    func navigationControllerDidLayout() {
        takeBackDelegate()
        if hadForwardee, forwardee == nil { reassign() }
        guard let navigationController else { return }
        {% if uses.appearance %}
        {% if uses.runtime %}
        if !isInTransition {
            // A screen that changes during a transition waits for its end.
            for controller in navigationController.viewControllers {
                prepareBar(of: controller, in: navigationController.navigationBar)
            }
            {% if uses.textStyle %}
            followContentSize(of: navigationController)
            {% endif %}
        }
        {% else %}
        for controller in navigationController.viewControllers {
            prepareBar(of: controller, in: navigationController.navigationBar)
        }
        {% if uses.textStyle %}
        if !isInTransition { followContentSize(of: navigationController) }
        {% endif %}
        {% endif %}
        {% endif %}
        {% if tints %}
        // UIKit may have told of the controller before there was a window.
        if !isTinted, !isInTransition, let controller = navigationController.topViewController {
            showTint(of: controller)
        }
        {% endif %}
        {% if uses.fade %}
        if let controller = navigationController.topViewController, let fade = fade(of: controller) {
            if fade.isActive {
                fade.navigationControllerDidLayout()
            } else if !isInTransition, controller.viewIfLoaded?.window != nil {
                {% if not tints %}
                // UIKit may have told of the controller before there was a window.
                {% endif %}
                fade.isActive = true
            }
        }
        {% endif %}
        {% if renames %}
        if let controller = navigationController.topViewController, controller === settledController,
            !isInTransition, {{ prefix }}Screen.screen(of: controller) != settledScreen
        {
            settle(on: controller)
        }
        {% endif %}
    }
    {% if uses.fade or uses.runtime or uses.textStyle or tints %}

    /// Whether one controller of the stack gives way to another. The coordinator may be that of a presentation.
    private var isInTransition: Swift.Bool {
        guard let coordinator = navigationController?.transitionCoordinator else { return false }
        return coordinator.viewController(forKey: .to)?.parent === navigationController
    }
    {% endif %}
    {% endif %}
    {% if uses.appearance %}
    {% if uses.textStyle %}

    // A font by text style has the size of when it was written.
    private func followContentSize(of navigationController: UINavigationController) {
        let category = navigationController.traitCollection.preferredContentSizeCategory
        defer { contentSizeCategory = category }
        guard let former = contentSizeCategory, former != category else { return }
        {% if uses.fixedBar %}
        // Those out of the stack follow when they are shown again.
        for identifier in preparedBars.keys { preparedBars[identifier]?.isComplete = false }
        {% endif %}
        for controller in navigationController.viewControllers {
            {% if uses.runtime %}
            preparedBars[ObjectIdentifier(controller)]?.keepChanges()
            {% endif %}
            {% if uses.fade %}
            fade(of: controller)?.renew()
            {% endif %}
            {% if uses.fixedBar %}
            if controller.isViewLoaded { completeFixedBar(of: controller, in: navigationController.navigationBar) }
            {% endif %}
        }
    }
    {% endif %}
    {% if uses.fade %}

    private func fade(of controller: UIViewController) -> {{ prefix }}BarFade? {
        {% if uses.fixedBar %}
        preparedBar(of: controller)?.fade
        {% else %}
        guard let fade = fades[ObjectIdentifier(controller)], fade.controller === controller else { return nil }
        return fade
        {% endif %}
    }
    {% endif %}
    {% if uses.fixedBar %}

    // The controller may have set an appearance of its own since the push, in `viewDidLoad`.
    private func completeFixedBar(of controller: UIViewController, in navigationBar: UINavigationBar) {
        guard let prepared = preparedBar(of: controller), !prepared.isComplete{% if uses.fade %}, prepared.fade == nil{% endif %} else { return }
        preparedBars[ObjectIdentifier(controller)]?.isComplete = true
        {{ prefix }}Screen.screen(of: controller)?.bar?.apply(to: controller.navigationItem, in: navigationBar)
        {% if uses.runtime %}
        preparedBars[ObjectIdentifier(controller)]?.didWrite()
        {% endif %}
    }

    private func preparedBar(of controller: UIViewController) -> PreparedBar? {
        guard let prepared = preparedBars[ObjectIdentifier(controller)], prepared.controller === controller else {
            return nil
        }
        return prepared
    }
    {% endif %}
    {% endif %}
    {% if tints %}

    // The tint is the bar's, for all its items. A screen without one shows the app's own.
    private func showTint(of controller: UIViewController) {
        guard let navigationController else { return }
        let navigationBar = navigationController.navigationBar
        {% if uses.fadeTint and uses.tint %}
        let tint = fade(of: controller)?.tint ?? {{ prefix }}Screen.screen(of: controller)?.bar?.tint
        {% elif uses.fadeTint %}
        let tint = fade(of: controller)?.tint
        {% else %}
        let tint = {{ prefix }}Screen.screen(of: controller)?.bar?.tint
        {% endif %}
        if tint != nil, !isTinted {
            // Outside a window a bar does not have the app's own tint yet.
            guard navigationBar.window != nil else { return }
            let own = undimmedTint(of: navigationBar)
            appTint = own == undimmedTint(of: navigationController.view) ? nil : own
        }
        if tint != nil || isTinted {
            navigationBar.tintColor = tint ?? appTint
        }
        isTinted = tint != nil
    }

    // Below an alert everything is gray.
    private func undimmedTint(of view: UIView) -> UIColor {
        guard view.tintAdjustmentMode == .dimmed else { return view.tintColor }
        let isInherited = view.superview?.tintAdjustmentMode == .dimmed
        view.tintAdjustmentMode = .normal
        defer { view.tintAdjustmentMode = isInherited ? .automatic : .dimmed }
        return view.tintColor
    }
    {% if uses.fadeAppTint %}

    /// The tint that the bar has but for the screens'.
    private func ownTint(of navigationBar: UINavigationBar) -> UIColor {
        guard isTinted else { return undimmedTint(of: navigationBar) }
        return appTint ?? undimmedTint(of: navigationController?.view ?? navigationBar)
    }
    {% endif %}
    {% endif %}
    {% if uses.hidden %}

    // The bar is hidden for all screens alike. A screen that says nothing of it gets what the app had set.
    private func showOrHideBar(of controller: UIViewController, animated: Swift.Bool) {
        guard let navigationController else { return }
        let isHidden = {{ prefix }}Screen.screen(of: controller)?.bar?.isHidden
        if !decidesWhetherBarIsHidden {
            appHidesBar = navigationController.isNavigationBarHidden
        }
        if isHidden != nil || decidesWhetherBarIsHidden {
            navigationController.setNavigationBarHidden(isHidden ?? appHidesBar, animated: animated)
        }
        decidesWhetherBarIsHidden = isHidden != nil
    }
    {% endif %}
    {% if uses.statusBar %}
    {% if follows %}

    {% endif %}
    {% if uses.statusBarHidden or uses.statusBarSwitch %}
    /// What the spec says of the status bar now.
    var statusBar: {{ prefix }}Screen.StatusBar? {
        guard let controller = statusBarController, let screen = {{ prefix }}Screen.screen(of: controller) else {
            return nil
        }
        {% if uses.statusBarSwitch %}
        if let faded = screen.fadedStatusBar, let progress = fade(of: controller)?.progress,
            progress >= screen.statusBarSwitch
        {
            return faded
        }
        {% endif %}
        return screen.statusBar
    }
    {% else %}
    /// What the spec says of the status bar.
    var statusBarStyle: UIStatusBarStyle? {
        statusBarController.flatMap { {{ prefix }}Screen.screen(of: $0) }?.statusBarStyle
    }
    {% endif %}

    {% set status = "statusBarStyle" %}
    {% set shown = "shownStatusBarStyle" %}
    {% if uses.statusBarHidden or uses.statusBarSwitch %}
    {% set status = "statusBar" %}
    {% set shown = "shownStatusBar" %}
    {% endif %}
    private func showStatusBar(of controller: UIViewController) {
        {% if remembersStatusBar %}
        guard controller !== statusBarController else { return updateStatusBar() }
        statusBarController = controller
        {{ shown }} = {{ status }}
        {% else %}
        guard controller !== statusBarController else { return }
        statusBarController = controller
        {% endif %}
        navigationController?.setNeedsStatusBarAppearanceUpdate()
    }
    {% if remembersStatusBar %}

    private func updateStatusBar() {
        guard {{ status }} != {{ shown }} else { return }
        {{ shown }} = {{ status }}
        navigationController?.setNeedsStatusBarAppearanceUpdate()
    }
    {% endif %}
    {% endif %}
}

"""###),
(path: "uikit/parts/TransitionDelegate/Finger.stencil", text: ###"""
{# Where the finger is, and what under it has a better claim to the drag. #}
// MARK: - Where the finger is

extension {{ prefix }}TransitionDelegate {
    private var isRightToLeft: Swift.Bool {
        swipe.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// 1, or −1 where the layout runs from right to left.
    private var trailingSign: CGFloat {
        isRightToLeft ? -1 : 1
    }

    private var pointsForward: Swift.Bool {
        let translation = swipe.translation(in: swipe.view)
        return translation.x * trailingSign > Swift.abs(translation.y)
    }

    {% if uses.driver %}
    // Never quite 0 or 1, where UIKit would take the transition for ended.
    private var progress: CGFloat {
        guard let width = swipe.view?.bounds.width, width > 0 else { return 0.001 }
        return Swift.min(Swift.max(swipe.translation(in: swipe.view).x * trailingSign / width, 0.001), 0.999)
    }
    {% else %}
    private var progress: CGFloat {
        guard let width = swipe.view?.bounds.width, width > 0 else { return 0 }
        return swipe.translation(in: swipe.view).x * trailingSign / width
    }
    {% endif %}

    private var isFarEnough: Swift.Bool {
        guard let pop = attempt?.pop else { return false }
        let velocity = swipe.velocity(in: swipe.view).x * trailingSign
        return velocity > -pop.velocity && (progress > pop.threshold || velocity >= pop.velocity)
    }

    {% if uses.driverSpring %}
    /// Towards the trailing side, in widths a second.
    private var relativeVelocity: CGFloat {
        guard let width = swipe.view?.bounds.width, width > 0 else { return 0 }
        return swipe.velocity(in: swipe.view).x * trailingSign / width
    }

    {% endif %}
    /// Where the finger came down; known until the swipe begins, which counts its translation anew.
    private var start: CGPoint {
        let location = swipe.location(in: swipe.view)
        // Two fingers on a trackpad leave the pointer where it is.
        guard swipe.numberOfTouches > 0 else { return location }
        let translation = swipe.translation(in: swipe.view)
        return CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    }

    private var distanceFromEdge: CGFloat {
        guard let view = swipe.view else { return .infinity }
        return isRightToLeft ? view.bounds.maxX - start.x : start.x
    }

    /// Whether the swipe starts in the strip along the leading edge, where little else may claim it.
    private var startsAtEdge: Swift.Bool {
        let stripWidth: CGFloat = 30
        return distanceFromEdge <= stripWidth
    }
    {% set claims = uses.excludedViews or uses.scrollViews %}
    {% set taken %}
    !isTouchTaken{% if claims %}(for: .init()){% endif %}
    {% endset %}
    {% if uses.backSwipe %}

    /// Whether UIKit's own swipe could begin there{% if claims %}, whatever the screen keeps its own from{% endif %}: from iOS 26 on anywhere.
    private var systemSwipeReachesStart: Swift.Bool {
        if startsAtEdge { return systemRecognizers.contains(where: \.isEnabled) }
        {% if ios.major < 26 %}
        guard #available(iOS 26.0, *) else { return false }
        {% endif %}
        // The last one is not bound to the edge.
        return systemRecognizers.last?.isEnabled == true && {{ taken|trim }}
    }
    {% endif %}

    /// Whether something under the finger has a better claim to the drag.
    {% if claims %}
    private func isTouchTaken(for pop: {{ prefix }}Screen.Pop) -> Swift.Bool {
    {% else %}
    private var isTouchTaken: Swift.Bool {
    {% endif %}
        var view = swipe.view?.hitTest(start, with: nil)
        while let current = view, current !== swipe.view {
            if takesDrag(current) { return true }
            {% if claims %}
            if !startsAtEdge, keepsDrag(current, from: pop) { return true }
            {% else %}
            if !startsAtEdge, let scrollView = current as? UIScrollView, canScrollBack(scrollView) { return true }
            {% endif %}
            view = current.superview
        }
        return false
    }
    {% if claims %}

    /// Whether no pop begins over a view, the strip along the edge apart.
    private func keepsDrag(_ view: UIView, from pop: {{ prefix }}Screen.Pop) -> Swift.Bool {
        {% if uses.excludedViews %}
        if pop.excludes(view) { return true }
        {% endif %}
        guard let scrollView = view as? UIScrollView else { return false }
        {% if uses.scrollViews %}
        switch pop.scrollViews {
        case .leadingEdge: return canScrollBack(scrollView)
        case .never: return scrollsSideways(scrollView)
        case .always: return false
        }
        {% else %}
        return canScrollBack(scrollView)
        {% endif %}
    }
    {% endif %}

    /// Whether a sideways drag moves a view itself: a control's thumb, a row's open swipe actions.
    private func takesDrag(_ view: UIView) -> Swift.Bool {
        {% if ios.major < 14 %}
        if view is UISlider || view is UISwitch { return true }
        guard #available(iOS 14.0, *) else { return (view as? UITableViewCell)?.showingDeleteConfirmation == true }
        if let cell = view as? UITableViewCell { return cell.configurationState.isSwiped }
        return (view as? UICollectionViewCell)?.configurationState.isSwiped == true
        {% else %}
        switch view {
        case is UISlider, is UISwitch: true
        case let cell as UITableViewCell: cell.configurationState.isSwiped
        case let cell as UICollectionViewCell: cell.configurationState.isSwiped
        default: false
        }
        {% endif %}
    }

    private func scrollsSideways(_ scrollView: UIScrollView) -> Swift.Bool {
        scrollView.isScrollEnabled && scrollView.contentSize.width > scrollView.bounds.width
    }

    /// Whether something scrolls sideways and is away from its leading end.
    private func canScrollBack(_ scrollView: UIScrollView) -> Swift.Bool {
        guard scrollsSideways(scrollView) else { return false }
        let insets = scrollView.adjustedContentInset
        let position = scrollView.contentOffset.x
        if scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            return position < scrollView.contentSize.width + insets.right - scrollView.bounds.width - 0.5
        }
        return position > 0.5 - insets.left
    }
}

"""###),
(path: "uikit/parts/TransitionDelegate/Methods.stencil", text: ###"""
{# The delegate's methods: what UIKit calls, and the app's own delegate after it. #}
// MARK: - Navigation controller delegate

extension {{ prefix }}TransitionDelegate: UINavigationControllerDelegate {
    {{ access }}func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Swift.Bool
    ) {
        let selector = #selector(navigationController(_:willShow:animated:))
        {% if settles %}
        if !isPassedBack(selector, about: viewController) { prepareTransition(to: viewController) }
        {% endif %}
        forward(selector, about: viewController) {
            $0.navigationController?(navigationController, willShow: viewController, animated: animated)
        }
    }
    {% if settles %}

    private func prepareTransition(to viewController: UIViewController) {
        guard let navigationController else { return }
        {% if uses.appearance %}
        prepareBar(of: viewController, in: navigationController.navigationBar)
        {% endif %}
        {% if uses.noBackMenu %}
        if let below = navigationController.viewControllers.prefix(while: { $0 !== viewController }).last {
            {% if uses.runtime %}
            let bar = {{ prefix }}Screen.screen(of: below)?.bar ?? .init()
            bar.configureBackMenu(of: below.navigationItem)
            {% else %}
            {{ prefix }}Screen.screen(of: below)?.bar?.configureBackMenu(of: below.navigationItem)
            {% endif %}
        }
        {% endif %}
        {% if uses.fixedBar and uses.runtime %}
        preparedBars[ObjectIdentifier(viewController)]?.keepChanges()
        {% endif %}
        {% if uses.textStyle %}
        followContentSize(of: navigationController)
        {% endif %}
        {% if uses.fade %}
        {% if uses.fixedBar %}
        for prepared in preparedBars.values { prepared.fade?.isActive = false }
        {% else %}
        for fade in fades.values { fade.isActive = false }
        {% endif %}
        fade(of: viewController)?.prepare()
        {% endif %}
        {% if uses.fixedBar %}
        completeFixedBar(of: viewController, in: navigationController.navigationBar)
        {% endif %}
        // The coordinator may be that of a presentation; `didShow` then says how it ended.
        if let coordinator = navigationController.transitionCoordinator,
            coordinator.viewController(forKey: .to) === viewController
        {
            follow(coordinator, to: viewController)
        {% if tints or uses.statusBar or uses.hidden %}
        } else {
            {% if tints %}
            showTint(of: viewController)
            {% endif %}
            {% if uses.hidden %}
            showOrHideBar(of: viewController, animated: false)
            {% endif %}
            {% if uses.statusBar %}
            showStatusBar(of: viewController)
            {% endif %}
        {% endif %}
        }
    }

    private func follow(_ coordinator: any UIViewControllerTransitionCoordinator, to viewController: UIViewController) {
        {% if tints or uses.statusBar %}
        coordinator.animate(
            alongsideTransition: { [weak self, weak viewController] context in
                guard let self, let viewController else { return }
                {% if tints %}
                self.showTint(of: viewController)
                {% endif %}
                {% if uses.statusBar %}
                if !context.initiallyInteractive { self.showStatusBar(of: viewController) }
                {% endif %}
            },
            completion: { [weak self] context in self?.settle(after: context) }
        )
        {% else %}
        coordinator.animate(alongsideTransition: nil) { [weak self] context in self?.settle(after: context) }
        {% endif %}
        {% if uses.hidden %}
        guard coordinator.initiallyInteractive else {
            showOrHideBar(of: viewController, animated: coordinator.isAnimated)
            return
        }
        {% elif uses.statusBar %}
        guard coordinator.initiallyInteractive else { return }
        {% endif %}
        {% if uses.statusBar or uses.hidden %}
        coordinator.notifyWhenInteractionChanges { [weak self, weak viewController] context in
            guard let viewController, !context.isCancelled else { return }
            {% if uses.hidden %}
            self?.showOrHideBar(of: viewController, animated: true)
            {% endif %}
            {% if uses.statusBar %}
            self?.showStatusBar(of: viewController)
            {% endif %}
        }
        {% endif %}
    }

    private func settle(after context: any UIViewControllerTransitionCoordinatorContext) {
        guard let controller = context.viewController(forKey: context.isCancelled ? .from : .to) else { return }
        // The next transition may be on its way already, begun where this one ended.
        if context.isCancelled || controller === navigationController?.topViewController {
            settle(on: controller)
        {% if renames and uses.appearance %}
        } else if let navigationController {
            // What it is now shows before it is left.
            prepareBar(of: controller, in: navigationController.navigationBar)
        {% endif %}
        }
    }
    {% endif %}

    {{ access }}func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Swift.Bool
    ) {
        {% if settles %}
        // The next one may be on its way already.
        if viewController === navigationController.topViewController { settle(on: viewController) }
        {% endif %}
        forward(#selector(navigationController(_:didShow:animated:)), about: viewController) {
            $0.navigationController?(navigationController, didShow: viewController, animated: animated)
        }
        // UIKit goes by what the app's delegate responded to, also once that is gone.
        if hadForwardee, forwardee == nil { reassign() }
    }

    {{ access }}func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        {% if uses.animated %}
        let selector = #selector(navigationController(_:animationControllerFor:from:to:))
        let comesBack = isPassedBack(selector, about: fromVC)
        if let animator = appAnimator(for: operation, from: fromVC, to: toVC) {
            {% if uses.driver %}
            driver = nil
            cancelSwipe()
            {% endif %}
            return animator
        }
        {% set direction %}
        {% if uses.slide %}, isRightToLeft: isRightToLeft{% endif %}
        {% endset %}
        {% if uses.push and uses.driven %}
        guard !comesBack else { return nil }
        if operation == .push {
            return pushAnimation(of: toVC).map {
                {{ animatorType|trim }}($0, isPush: true{{ direction|trim }})
            }
        }
        guard operation == .pop, let pop = drivenPop(of: fromVC) else { return nil }
        {% elif uses.push %}
        guard operation == .push, !comesBack else { return nil }
        return pushAnimation(of: toVC).map { {{ animatorType|trim }}($0{{ direction|trim }}) }
        {% else %}
        guard operation == .pop, !comesBack, let pop = drivenPop(of: fromVC) else { return nil }
        {% endif %}
        {% if uses.driven %}
        {% if uses.driver %}
        // The app may have taken the swipe's screen away before UIKit began its pop.
        if driver?.controller !== fromVC { driver = nil }
        {% endif %}
        {% if uses.push %}
        return {{ animatorType|trim }}(pop.animation, isPush: false{{ direction|trim }})
        {% else %}
        return {{ animatorType|trim }}(pop{{ direction|trim }})
        {% endif %}
        {% endif %}
        {% else %}
        appAnimator(for: operation, from: fromVC, to: toVC)
        {% endif %}
    }

    private func appAnimator(
        for operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let navigationController else { return nil }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        forward(#selector(navigationController(_:animationControllerFor:from:to:)), about: fromVC) {
            animator = $0.navigationController?(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        }
        return animator
    }

    {{ access }}func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        {% if uses.driver and uses.push %}
        if let animator = animationController as? {{ animatorType|trim }} { return animator.isPush ? nil : driver }
        {% elif uses.driver %}
        if animationController is {{ animatorType|trim }} { return driver }
        {% elif uses.animated %}
        if animationController is {{ animatorType|trim }} { return nil }
        {% endif %}
        var controller: (any UIViewControllerInteractiveTransitioning)?
        forward(#selector(navigationController(_:interactionControllerFor:)), about: animationController) {
            controller = $0.navigationController?(navigationController, interactionControllerFor: animationController)
        }
        return controller
    }

    {{ access }}func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        var orientations: UIInterfaceOrientationMask?
        forward(#selector(navigationControllerSupportedInterfaceOrientations(_:)), about: navigationController) {
            orientations = $0.navigationControllerSupportedInterfaceOrientations?(navigationController)
        }
        return orientations ?? navigationController.topViewController?.supportedInterfaceOrientations ?? .all
    }

    {{ access }}func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        var orientation: UIInterfaceOrientation?
        let selector = #selector(navigationControllerPreferredInterfaceOrientationForPresentation(_:))
        forward(selector, about: navigationController) {
            orientation = $0.navigationControllerPreferredInterfaceOrientationForPresentation?(navigationController)
        }
        return orientation
            ?? navigationController.topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}

"""###),
(path: "uikit/parts/TransitionDelegate/PopDriver.stencil", text: ###"""
{# What moves a pop with the finger. #}
extension {{ prefix }}TransitionDelegate {
    /// Moves a pop with the finger and ends it once, also when the finger leaves before UIKit has started the
    /// transition.
    @MainActor
    private final class PopDriver: UIPercentDrivenInteractiveTransition {
        private(set) weak var controller: UIViewController?
        private var hasStarted = false
        private var finishes: Swift.Bool?
        {% if uses.driverSpring %}
        private let curve: {{ prefix }}Screen.{% if uses.push %}Animation{% else %}Pop{% endif %}.Curve

        init(popping controller: UIViewController, by curve: {{ prefix }}Screen.{% if uses.push %}Animation{% else %}Pop{% endif %}.Curve) {
            self.controller = controller
            self.curve = curve
            super.init()
        {% else %}

        init(popping controller: UIViewController) {
            self.controller = controller
            super.init()
        {% endif %}
            timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
        }

        deinit {}

        var isReleased: Swift.Bool {
            finishes != nil
        }

        override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            super.startInteractiveTransition(transitionContext)
            hasStarted = true
            // UIKit counts the transition as running only after this call, and an end before that is lost.
            if isReleased { perform(#selector(end), with: nil, afterDelay: 0, inModes: [.common]) }
        }

        {% if uses.driverSpring %}
        /// Lets go at a velocity towards the end of the pop, in whole ways a second.
        func release(finishing: Swift.Bool, at velocity: CGFloat) {
            finishes = finishing
            if case .spring = curve {
                let rest = finishing ? 1 - percentComplete : percentComplete
                let speed = Swift.max(finishing ? velocity : -velocity, 0)
                // A spring takes it relative to the way that is left; where that is next to none, the screen would be
                // flung far past its end.
                timingCurve = curve.timing(initialVelocity: speed / Swift.max(rest, 0.1))
            }
        {% else %}
        func release(finishing: Swift.Bool) {
            finishes = finishing
        {% endif %}
            if hasStarted { end() }
        }

        @objc private func end() {
            guard let finishes else { return }
            if finishes { finish() } else { cancel() }
        }
    }
}

"""###),
(path: "uikit/parts/TransitionDelegate/PreparedBar.stencil", text: ###"""
{# What a controller has had prepared, and how it is undone. #}
extension {{ prefix }}TransitionDelegate {
    /// The bar of a controller that has been given its appearance.
    @MainActor
    private struct PreparedBar {
        weak var controller: UIViewController?
        var isComplete = false
        {% if uses.fade %}
        var fade: {{ prefix }}BarFade?
        {% endif %}
        {% if uses.runtime %}
        let screen: {{ prefix }}Screen
        /// The appearances of the item but for the screen, in the order of `appearances(of:)`.
        private var own: [UINavigationBarAppearance?]
        private var written: [UINavigationBarAppearance?]
        {% if uses.largeTitleDisplay %}
        private let largeTitleDisplay: UINavigationItem.LargeTitleDisplayMode
        {% endif %}
        {% if uses.backTitle %}
        private let backTitle: Swift.String?
        {% endif %}
        {% if uses.backDisplay %}
        {% if ios.major < 14 %}
        /// The raw value of what iOS 13 has no type for.
        private let backDisplay: Swift.Int?
        {% else %}
        private let backDisplay: UINavigationItem.BackButtonDisplayMode
        {% endif %}
        {% endif %}

        init(controller: UIViewController, screen: {{ prefix }}Screen) {
            self.controller = controller
            self.screen = screen
            let item = controller.navigationItem
            own = Self.appearances(of: item)
            written = own
            {% if uses.largeTitleDisplay %}
            largeTitleDisplay = item.largeTitleDisplayMode
            {% endif %}
            {% if uses.backTitle %}
            backTitle = item.backButtonTitle
            {% endif %}
            {% if uses.backDisplay %}
            {% if ios.major < 14 %}
            if #available(iOS 14.0, *) {
                backDisplay = item.backButtonDisplayMode.rawValue
            } else {
                backDisplay = nil
            }
            {% else %}
            backDisplay = item.backButtonDisplayMode
            {% endif %}
            {% endif %}
        }

        private static func appearances(of item: UINavigationItem) -> [UINavigationBarAppearance?] {
            {% if ios.major < 15 %}
            var appearances = [item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance]
            if #available(iOS 15.0, *) {
                appearances.append(item.compactScrollEdgeAppearance)
            }
            return appearances
            {% else %}
            [
                item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
                item.compactScrollEdgeAppearance,
            ]
            {% endif %}
        }

        /// Remembers what the item has been given for the screen.
        mutating func didWrite() {
            if let item = controller?.navigationItem { written = Self.appearances(of: item) }
        }

        /// Takes what the app has set since then for its own.
        mutating func keepChanges() {
            guard let item = controller?.navigationItem else { return }
            for (slot, current) in Self.appearances(of: item).enumerated() {
                {% if uses.fade %}
                guard current != (fade?.appearance ?? written[slot]) else { continue }
                own[slot] = current.map { fade?.unfaded($0) ?? $0 }
                {% else %}
                if current != written[slot] { own[slot] = current }
                {% endif %}
            }
        }

        /// Gives the item back what it had, before it gets what another screen says.
        mutating func undo() {
            keepChanges()
            {% if uses.fade %}
            fade?.stop()
            {% endif %}
            guard let item = controller?.navigationItem, screen.bar != nil{% if uses.fade %} || fade != nil{% endif %} else { return }
            item.standardAppearance = own[0]
            item.compactAppearance = own[1]
            item.scrollEdgeAppearance = own[2]
            {% if ios.major < 15 %}
            if #available(iOS 15.0, *) {
                item.compactScrollEdgeAppearance = own[3]
            }
            {% else %}
            item.compactScrollEdgeAppearance = own[3]
            {% endif %}
            {% if uses.largeTitleDisplay %}
            if let written = screen.bar?.largeTitleDisplay, item.largeTitleDisplayMode == written {
                item.largeTitleDisplayMode = largeTitleDisplay
            }
            {% endif %}
            {% if uses.backTitle %}
            if let written = screen.bar?.backTitle, item.backButtonTitle == written{% if uses.localized %}(){% endif %} {
                item.backButtonTitle = backTitle
            }
            {% endif %}
            {% if uses.backDisplay %}
            {% if ios.major < 14 %}
            if #available(iOS 14.0, *), item.backButtonDisplayMode.rawValue == screen.bar?.backDisplay?.rawValue,
                let backDisplay = backDisplay.flatMap(UINavigationItem.BackButtonDisplayMode.init)
            {
                item.backButtonDisplayMode = backDisplay
            }
            {% else %}
            if let written = screen.bar?.backDisplay, item.backButtonDisplayMode == written {
                item.backButtonDisplayMode = backDisplay
            }
            {% endif %}
            {% endif %}
        }
        {% endif %}
    }
}

"""###),
(path: "uikit/parts/TransitionDelegate/Push.stencil", text: ###"""
{# Pushes with an animation of their own. #}
// MARK: - Push

extension {{ prefix }}TransitionDelegate {
    /// Has UIKit find the animator methods for a push that is about to begin.
    {{ access }}func prepareToPush(_ controller: UIViewController) {
        guard navigationController?.view.window != nil, pushAnimation(of: controller) != nil else { return }
        animatesPush = true
    }

    /// How the screen moves in; a controller with a transition of its own keeps that.
    private func pushAnimation(of controller: UIViewController) -> {{ prefix }}Screen.Animation? {
        {% if ios.major < 18 %}
        if #available(iOS 18.0, *), controller.preferredTransition != nil { return nil }
        {% else %}
        if controller.preferredTransition != nil { return nil }
        {% endif %}
        return {{ prefix }}Screen.screen(of: controller)?.push
    }
    {% if uses.slide and not uses.swipe %}

    private var isRightToLeft: Swift.Bool {
        navigationController?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    {% endif %}
}

"""###),
(path: "uikit/parts/TransitionDelegate/Recognizers.stencil", text: ###"""
{# Which swipe the screen on top has: this delegate's, UIKit's or none. #}
// MARK: - Who recognises swipes

extension {{ prefix }}TransitionDelegate {
    {% if uses.asksSystemSwipe %}
    /// Whether UIKit's own swipe is under way, which a screen is asked about before it begins, if at all.
    var isSystemSwipeUnderWay: Swift.Bool {
        systemRecognizers.contains { $0.state == .began || $0.state == .changed }
    }

    {% endif %}
    {% if uses.swipe or uses.gestureNone %}
    private func updateGestures(for controller: UIViewController) {
        {% if uses.swipe %}
        if swipe.delegate !== self {
            assertionFailure("the swipe keeps its delegate, without which it begins anywhere: leave it alone")
            swipe.delegate = self
        }
        {% endif %}
        {% if uses.driven %}
        let drives = drivenPop(of: controller) != nil
        {% endif %}
        {% if uses.backSwipe or uses.gestureNone or uses.trackpadOff %}
        let screen = {{ prefix }}Screen.screen(of: controller)
        {% endif %}
        {% if uses.gestureNone %}
        let isDisabled = screen?.pop.gesture == .disabled
        {% endif %}
        {% if uses.driven and uses.backSwipe %}
        let asks = screen?.back?.triggers.contains(.swipe) == true
        {% endif %}
        {% if uses.swipe %}
        // On other screens lists would wait for it in vain.
        {% endif %}
        {% if uses.driven and uses.backSwipe %}
        swipe.isEnabled = drives || asks
        {% elif uses.backSwipe %}
        swipe.isEnabled = screen?.back?.triggers.contains(.swipe) == true
        {% elif uses.driven %}
        swipe.isEnabled = drives
        {% endif %}
        {% if uses.trackpadOff %}
        {% if uses.backSwipe %}
        // UIKit's own swipe takes a trackpad too.
        let ignoresTrackpad = drives && screen?.pop.countsTrackpad == false
        {% endif %}
        {% set ignores %}
        {% if uses.backSwipe %}ignoresTrackpad{% else %}screen?.pop.countsTrackpad == false{% endif %}
        {% endset %}
        {% if ios.major == 13 and ios.minor < 4 %}
        if #available(iOS 13.4, *) {
            swipe.allowedScrollTypesMask = {{ ignores|trim }} ? [] : .continuous
        }
        {% else %}
        swipe.allowedScrollTypesMask = {{ ignores|trim }} ? [] : .continuous
        {% endif %}
        {% endif %}
        {% if uses.driven %}
        if drives != drivesTopScreen {
            drivesTopScreen = drives
            reassign()
        }
        {% endif %}
        {% if uses.driven or uses.gestureNone %}
        for recognizer in disabledRecognizers { recognizer.isEnabled = true }
        {% if uses.driven and uses.gestureNone %}
        disabledRecognizers = (drives || isDisabled) ? systemRecognizers.filter(\.isEnabled) : []
        {% elif uses.driven %}
        disabledRecognizers = drives ? systemRecognizers.filter(\.isEnabled) : []
        {% else %}
        disabledRecognizers = isDisabled ? systemRecognizers.filter(\.isEnabled) : []
        {% endif %}
        for recognizer in disabledRecognizers { recognizer.isEnabled = false }
        {% endif %}
    }

    {% endif %}
    private var systemRecognizers: [UIGestureRecognizer] {
        guard let navigationController else { return [] }
        {% if ios.major < 26 %}
        var recognizers = [navigationController.interactivePopGestureRecognizer]
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) {
            recognizers.append(navigationController.interactiveContentPopGestureRecognizer)
        }
        #endif
        return recognizers.compactMap { $0 }
        {% else %}
        return [
            navigationController.interactivePopGestureRecognizer,
            navigationController.interactiveContentPopGestureRecognizer,
        ].compactMap { $0 }
        {% endif %}
    }
    {% if uses.driven %}

    /// The pop that this delegate animates, if any; a controller with a transition of its own keeps that.
    private func drivenPop(of controller: UIViewController) -> {{ prefix }}Screen.Pop? {
        {% if ios.major < 18 %}
        if #available(iOS 18.0, *), controller.preferredTransition != nil { return nil }
        {% else %}
        if controller.preferredTransition != nil { return nil }
        {% endif %}
        guard let pop = {{ prefix }}Screen.screen(of: controller)?.pop, pop.isDriven else { return nil }
        return pop
    }
    {% endif %}
}

"""###),
(path: "uikit/parts/TransitionDelegate/Swipe.stencil", text: ###"""
{# When the swipe begins, what it moves and how it ends. #}
// MARK: - Swipe

extension {{ prefix }}TransitionDelegate: UIGestureRecognizerDelegate {
    {{ access }}func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Swift.Bool {
        takeBackDelegate()
        {% set argument %}
        {% if uses.excludedViews or uses.scrollViews %}(for: {% if uses.backSwipe %}screen.{% endif %}pop){% endif %}
        {% endset %}
        guard let navigationController, let controller = navigationController.topViewController,
            {% if uses.backSwipe %}
            let screen = {{ prefix }}Screen.screen(of: controller),
            {% else %}
            let pop = drivenPop(of: controller),
            {% endif %}
            navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil,
            {% if uses.backSwipe and uses.driven %}
            pointsForward
        else { return false }
        let drives = drivenPop(of: controller) != nil
        if drives {
            {% if uses.edge %}
            guard distanceFromEdge <= screen.pop.edge else { return false }
            {% endif %}
            guard !isTouchTaken{{ argument|trim }}, !appAnimatesPop(of: controller) else { return false }
        } else if !systemSwipeReachesStart {
            return false
        }
        {% elif uses.backSwipe %}
            pointsForward, systemSwipeReachesStart
        else { return false }
        {% elif uses.edge %}
            pointsForward, distanceFromEdge <= pop.edge, !isTouchTaken{{ argument|trim }}, !appAnimatesPop(of: controller)
        else { return false }
        {% else %}
            pointsForward, !isTouchTaken{{ argument|trim }}, !appAnimatesPop(of: controller)
        else { return false }
        {% endif %}
        {% if uses.backSwipe %}
        let decision = self.decision(of: controller, by: .swipe)
        {% endif %}
        {% if uses.backSwipe and uses.driven %}
        switch decision {
        case .pop where !drives:
            // UIKit's own swipe waits for this one, and may go on.
            return false
        case .stay where drives:
            return false
        default:
            break
        }
        {% elif uses.backSwipe %}
        // UIKit's own swipe waits for this one, and may go on.
        if case .pop = decision { return false }
        {% endif %}
        {% if uses.backSwipe %}
        attempt = PopAttempt(controller: controller, pop: screen.pop, decision: decision)
        {% else %}
        attempt = PopAttempt(controller: controller, pop: pop)
        {% endif %}
        return true
    }

    // A row's swipe actions go first, and whatever else a list recognises beside its scrolling.
    {{ access }}func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Swift.Bool {
        goesFirst(other)
    }

    private func goesFirst(_ other: UIGestureRecognizer) -> Swift.Bool {
        guard let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches == 1,
            let list = pan.view as? UIScrollView, list is UITableView || list is UICollectionView
        else { return false }
        return pan !== list.panGestureRecognizer
    }

    // A sideways list at its leading end would bounce instead of letting the pop begin. At the screen's edge the pop
    // comes before all other drags: of a list, of a map.
    {{ access }}func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Swift.Bool {
        {% if uses.backSwipe %}
        if systemRecognizers.contains(other) { return true }
        {% endif %}
        guard let pan = other as? UIPanGestureRecognizer, !goesFirst(pan) else { return false }
        if startsAtEdge { return true }
        guard let scrollView = pan.view as? UIScrollView, pan === scrollView.panGestureRecognizer else { return false }
        return scrollsSideways(scrollView)
    }

    /// Ends a swipe that is under way as if it had not begun.
    func cancelSwipe() {
        guard swipe.state == .began || swipe.state == .changed else { return }
        swipe.isEnabled = false
        swipe.isEnabled = true
    }

    @objc private func swipeDidChange() {
        switch swipe.state {
        {% if uses.driver %}
        case .began:
            swipe.setTranslation(.zero, in: swipe.view)
            beginPop()
        case .changed:
            driver?.update(progress)
        {% else %}
        case .began:
            swipe.setTranslation(.zero, in: swipe.view)
        {% endif %}
        case .ended:
            endSwipe(popping: isFarEnough)
        case .cancelled, .failed:
            endSwipe(popping: false)
        default:
            break
        }
    }
    {% set popped %}
    attempt.pop{% if uses.push %}.animation{% endif %}
    {% endset %}
    {% if uses.driver %}

    private func beginPop() {
        guard let attempt, let controller = attempt.controller, let navigationController,
            navigationController.topViewController === controller{% if uses.instantPop %}, {{ popped|trim }}.style != .instant{% endif %}
        else { return }
        {% if uses.backSwipe %}
        guard case .pop = attempt.decision else { return }
        {% endif %}
        driver = PopDriver(popping: controller{% if uses.driverSpring %}, by: {{ popped|trim }}.curve{% endif %})
        if navigationController.popViewController(animated: true) == nil { driver = nil }
    }
    {% endif %}

    private func endSwipe(popping: Swift.Bool) {
        {% if uses.driver %}
        driver?.release(finishing: popping{% if uses.driverSpring %}, at: relativeVelocity{% endif %})
        {% endif %}
        {% if uses.instantPop and uses.backSwipe %}
        if popping, let attempt, let controller = attempt.controller,
            controller === navigationController?.topViewController, popsOnRelease(attempt, controller)
        {
            navigationController?.popViewController(animated: true)
        }
        {% elif uses.instantPop and uses.driver %}
        if popping, let attempt, {{ popped|trim }}.style == .instant, let controller = attempt.controller,
            controller === navigationController?.topViewController
        {
            navigationController?.popViewController(animated: true)
        }
        {% elif uses.instantPop %}
        if popping, let controller = attempt?.controller, controller === navigationController?.topViewController {
            navigationController?.popViewController(animated: true)
        }
        {% elif uses.backSwipe %}
        if popping, let attempt, case .ask(let question) = attempt.decision, let controller = attempt.controller,
            controller === navigationController?.topViewController, ask(question, about: controller)
        {
            navigationController?.popViewController(animated: true)
        }
        {% endif %}
        attempt = nil
    }
    {% if uses.instantPop and uses.backSwipe %}

    /// Whether a swipe that has moved nothing pops now.
    private func popsOnRelease(_ attempt: PopAttempt, _ controller: UIViewController) -> Swift.Bool {
        switch attempt.decision {
        case .pop: {% if uses.driver %}return {{ popped|trim }}.style == .instant{% else %}return true{% endif %}
        case .stay: return false
        case .ask(let question): return ask(question, about: controller)
        }
    }
    {% endif %}
    {% if uses.driven %}

    /// Whether the app's own delegate animates the pop, in which case it also has to drive it. Only asking tells.
    private func appAnimatesPop(of controller: UIViewController) -> Swift.Bool {
        guard let below = navigationController?.viewControllers.dropLast().last else { return false }
        return appAnimator(for: .pop, from: controller, to: below) != nil
    }
    {% endif %}
}

"""###),
(path: "uikit/set.yaml", text: ###"""
# UIKit source, split over a file a concern or in a single one.
name: uikit
context: 1
outputs:
  - {template: Screens.stencil, path: "{{ prefix }}Screens.swift", layout: split, when: screens}
  - {template: NavigationController.stencil, path: "{{ prefix }}NavigationController.swift", layout: split, when: screens}
  - {template: TransitionDelegate.stencil, path: "{{ prefix }}TransitionDelegate.swift", layout: split, when: screens}
  - {template: PopAnimator.stencil, path: "{{ prefix }}PopAnimator.swift", layout: split, when: uses.animated}
  - {template: ShouldPop.stencil, path: "{{ prefix }}ShouldPop.swift", layout: split, when: uses.back}
  - {template: BarFade.stencil, path: "{{ prefix }}BarFade.swift", layout: split, when: uses.fade}
  - {template: Bars.stencil, path: "{{ prefix }}Bars.swift", layout: split, when: bars}
  - {template: Single.stencil, path: "{{ specName }}.navgen.swift", layout: single}

"""###),
  ]
}
