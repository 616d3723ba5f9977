// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A row of dots, one for each page, that indicates the current page.
///
/// A tap on one half changes to the next page, on the other half to the previous page; a drag scrubs along
/// the dots.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The diameter of a dot, in points; not measured from UIKit.
  private static let dot: CGFloat = 8
  /// The distance a touch moves before it becomes a drag, in points; not measured from UIKit.
  private static let slack: CGFloat = 6

  private let plate = UIView()
  private var dots: [PageDot] = []
  private var page = 0
  private var begin: CGPoint?

  /// Creates a control with the given frame, without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from an interface file; with any other coder, one of zero size without pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIPageControl.self)
  }

  private func setUp() {
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .tertiarySystemFill
    plate.isHidden = true
    addSubview(plate)
  }

  /// The number of pages; negative values are treated as 0.
  open var numberOfPages: Int {
    get { dots.count }
    set {
      let count = max(0, newValue)
      guard count != dots.count else { return }
      while dots.count > count { dots.removeLast().removeFromSuperview() }
      while dots.count < count { addDot() }
      page = min(page, max(0, count - 1))
      show()
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page; values out of range are clamped.
  open var currentPage: Int {
    get { page }
    set {
      let new = min(max(0, newValue), max(0, dots.count - 1))
      guard new != page else { return }
      page = new
      progress?.begin(page: new)
      show()
    }
  }

  /// Whether the control is invisible while there is only one page.
  open var hidesForSinglePage = false { didSet { show() } }
  /// The colour of the dots, or `nil` for the colour of tertiary labels.
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  /// The colour of the current page's dot, or `nil` for the colour of labels.
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }

  /// The direction of the dots, beginning with the first page.
  open var direction: Direction = .natural {
    didSet {
      guard direction != oldValue else { return }
      show()
      invalidateIntrinsicContentSize()
    }
  }

  /// The progress of the current page, which its dot shows, or `nil` if there is none.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.moved(to: nil)
      progress?.control?.progress = nil
      progress?.moved(to: self)
      progress?.begin(page: page)
      show()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Appearance

  /// The style of the background behind the dots.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { show() } }

  /// The image for pages without an image of their own, or `nil` for a dot.
  ///
  /// Images are displayed as templates in the colours of the dots.
  open var preferredIndicatorImage: UIImage? { didSet { show() } }

  /// The image for a current page without an image of its own as the current page, or `nil` for the same
  /// image as if it were not the current page.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { show() } }

  /// Returns the image that was set for a page; `nil` if there is none, or no such page.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    dots.indices.contains(page) ? dots[page].ownImage : nil
  }

  /// Sets the image for a page, or restores `preferredIndicatorImage` for `nil`; a no-op if there is no such
  /// page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard dots.indices.contains(page) else { return }
    dots[page].ownImage = image
    show()
  }

  /// Returns the image that was set for a page while it is the current page; `nil` if there is none, or no
  /// such page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    dots.indices.contains(page) ? dots[page].ownCurrentImage : nil
  }

  /// Sets the image for a page while it is the current page, or restores `preferredCurrentPageIndicatorImage`
  /// for `nil`; a no-op if there is no such page.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard dots.indices.contains(page) else { return }
    dots[page].ownCurrentImage = image
    show()
  }

  private func image(of index: Int) -> UIImage? {
    let usual = dots[index].ownImage ?? preferredIndicatorImage
    guard index == page else { return usual }
    return dots[index].ownCurrentImage ?? preferredCurrentPageIndicatorImage ?? usual
  }

  /// Returns the size of a control with the given number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { line(of: max(0, pageCount)).size }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: dots.count) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func addDot() {
    let dot = PageDot()
    dots.append(dot)
    addSubview(dot)
  }

  func show() {
    for (index, dot) in dots.enumerated() {
      let ground = pageIndicatorTintColor ?? .tertiaryLabel
      let color = index == page ? currentPageIndicatorTintColor ?? .label : ground
      if let progress, index == stretched {
        dot.show(
          progress.currentProgress, diameter: Self.dot, color: color, ground: ground, on: line)
      } else {
        dot.show(image(of: index), diameter: Self.dot, color: color)
      }
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
    let hasPlate =
      switch backgroundStyle {
      case .automatic: interactionState == .continuous
      case .prominent: true
      case .minimal: false
      }
    plate.isHidden = !hasPlate || dots.isEmpty || hidesForSinglePage && dots.count == 1
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = line
    for (index, dot) in dots.enumerated() { dot.center = line.middle(of: index, in: bounds) }
    let size = line.size
    plate.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    plate.layer.cornerRadius = min(size.width, size.height) / 2
  }

  // MARK: Layout of the dots

  /// The current layout of the dots.
  private var line: PageLine { line(of: dots.count) }

  /// The index of the page whose dot shows progress, or `nil` if there is none.
  private var stretched: Int? {
    guard let progress, progress.isProgressVisible, image(of: page) == nil else { return nil }
    return page
  }

  private func line(of count: Int) -> PageLine {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return PageLine(
      count: count, stretched: dots.indices.contains(page) && count > 0 ? stretched : nil,
      isVertical: direction == .topToBottom || direction == .bottomToTop,
      isReversed: direction == .rightToLeft || direction == .bottomToTop
        || direction == .natural && isMirrored)
  }

  // MARK: User interaction

  /// The state of the user's interaction with the dots.
  open private(set) var interactionState: InteractionState = .none {
    didSet {
      guard interactionState != oldValue else { return }
      if interactionState == .continuous || oldValue == .continuous {
        progress?.visibilityChanged()
        invalidateIntrinsicContentSize()
      }
      show()
    }
  }

  /// Whether a drag scrubs along the dots.
  open var allowsContinuousInteraction = true

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    begin = touch.location(in: self)
    interactionState = .discrete
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let place = touch.location(in: self)
    if allowsContinuousInteraction, let begin,
      abs(line.isVertical ? place.y - begin.y : place.x - begin.x) > Self.slack
    {
      interactionState = .continuous
    }
    if interactionState == .continuous { turn(to: line.page(nearestTo: place, in: bounds)) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasDragged = interactionState == .continuous
    interactionState = .none
    guard !wasDragged, let touch, isTouchInside else { return }
    let isForward = line.isForward(touch.location(in: self), in: bounds)
    turn(to: page + (isForward ? 1 : -1))
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  /// Changes the current page, and sends `.valueChanged` if it is another one.
  func turn(to index: Int) {
    let before = page
    currentPage = index
    if page != before { sendActions(for: .valueChanged) }
  }
}
