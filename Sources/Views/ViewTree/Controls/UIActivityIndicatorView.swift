// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// A spinner of eight strokes that indicates a running activity.
///
/// The sizes are UIKit's: 20 points for `medium`, 37 for `large`.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style of the indicator.
  public enum Style: Int, Sendable {
    /// The style with the size of a line of text, 20 points.
    case medium = 100
    /// The style for otherwise empty views, with a size of 37 points.
    case large = 101
    /// The style with the size of `large`, in white.
    @available(iOS, deprecated: 13, message: "use large, and a color")
    case whiteLarge = 0
    /// The style with the size of `medium`, in white.
    @available(iOS, deprecated: 13, message: "use medium, and a color")
    case white = 1
    /// The style with the size of `medium`, in grey.
    @available(iOS, deprecated: 13, message: "use medium, and a color")
    case gray = 2
  }

  private static let strokeCount = 8
  /// The duration of one turn, in seconds.
  private static let turn: TimeInterval = 0.8

  private var strokes: [UIView] = []
  private var step = 0
  private var isTicking = false

  /// Creates a stopped, hidden indicator with the given style.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
    setUp()
  }

  /// Creates a stopped, hidden indicator with the medium style and the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator from `coder`, with the medium style by default.
  ///
  /// The initialiser is not failable, unlike that of other views: subclasses declare `required init(coder:)`.
  public required init(coder: NSCoder) {
    // `UIView`'s own initialiser never returns `nil`.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    setUp()
    coder.fill(self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = "In progress"
    strokes = (0..<Self.strokeCount).map { _ in
      let stroke = UIView()
      addSubview(stroke)
      return stroke
    }
    isHidden = true
    show()
  }

  /// The style of the indicator.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      show()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether the view is hidden while the indicator is stopped.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The colour of the strokes; `nil` restores the colour of the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? Self.color(of: style) }
    set {
      ownColor = newValue
      show()
    }
  }
  private var ownColor: UIColor?

  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    tick()
  }

  /// Stops the animation and hides the indicator unless ``hidesWhenStopped`` is `false`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The fraction of strokes that are shown; below 1 while the user pulls a refresh control.
  var shownShare: CGFloat = 1 { didSet { if shownShare != oldValue { show() } } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    tick()
  }

  private func tick() {
    guard isAnimating, !isTicking, let surface, !reducesMotion else { return }
    isTicking = true
    let start = surface.now
    surface.addFrameCallback { [weak self] time in
      guard let self else { return false }
      isTicking = isAnimating && self.surface === surface
      let now = Int((time - start) / Self.turn * Double(Self.strokeCount)) % Self.strokeCount
      if now != step, isTicking {
        step = now
        show()
      }
      return isTicking
    }
  }

  private func show() {
    for (index, stroke) in strokes.enumerated() {
      let age = (step - index + Self.strokeCount) % Self.strokeCount
      stroke.backgroundColor = color
      let isShown = CGFloat(index) < shownShare * CGFloat(Self.strokeCount) - 0.01
      stroke.alpha = isShown ? max(0.2, 1 - 0.13 * CGFloat(age)) : 0
    }
  }

  // MARK: Layout

  private static func size(of style: Style) -> CGSize {
    switch style {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }

  private static func color(of style: Style) -> UIColor {
    switch style {
    case .medium, .large: .secondaryLabel
    case .white, .whiteLarge: .white
    case .gray: .gray
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.size(of: style).width
    let thickness = (side * 0.11).rounded()
    let length = side * 0.26
    for (index, stroke) in strokes.enumerated() {
      let angle = CGFloat(index) / CGFloat(Self.strokeCount) * 2 * .pi
      stroke.bounds = CGRect(x: 0, y: 0, width: thickness, height: length)
      stroke.layer.cornerRadius = thickness / 2
      let reach = (side - length) / 2
      stroke.center = CGPoint(
        x: bounds.midX + sin(angle) * reach, y: bounds.midY - cos(angle) * reach)
      stroke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}
