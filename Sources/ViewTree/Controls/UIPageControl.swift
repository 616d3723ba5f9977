// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation

/// A row of dots, one for each page, that shows which page is in sight.
///
/// A tap on one half goes to the next page, on the other to the one before. Known gaps: indicator
/// images, background styles, dragging along the dots, other directions.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The diameter of a dot, in points (ours).
  private static let dot: CGFloat = 8
  /// From one dot's middle to the next, in points (ours).
  private static let step: CGFloat = 18
  /// The height, and the room at either end with half a dot's, in points (ours).
  private static let height: CGFloat = 26

  private var dots: [UIView] = []
  private var page = 0

  /// A control in `frame`, without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of no size, without pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are; fewer than 0 are none.
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

  /// The page in sight; the nearest one there is.
  open var currentPage: Int {
    get { page }
    set {
      let new = min(max(0, newValue), max(0, dots.count - 1))
      guard new != page else { return }
      page = new
      show()
    }
  }

  /// Whether nothing shows while there is only one page.
  open var hidesForSinglePage = false { didSet { show() } }
  /// The colour of the dots; nil: that of tertiary text.
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  /// The colour of the dot of the page in sight; nil: that of text.
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }

  /// The size of a control of so many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount - 1)) * Self.step + Self.height, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: dots.count) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func addDot() {
    let dot = UIView()
    dot.isUserInteractionEnabled = false
    dot.layer.cornerRadius = Self.dot / 2
    dots.append(dot)
    addSubview(dot)
  }

  private func show() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = CGFloat(max(0, dots.count - 1)) * Self.step
    for (index, dot) in dots.enumerated() {
      let distance = CGFloat(index) * Self.step - width / 2
      let middle = bounds.midX + (isMirrored ? -distance : distance)
      dot.frame = CGRect(
        x: middle - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = touch.location(in: self).x > bounds.midX
    let before = page
    currentPage += isForward != isMirrored ? 1 : -1
    if page != before { sendActions(for: .valueChanged) }
  }
}
