// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// A wheel of eight strokes that turns while something is under way.
///
/// Sizes are UIKit's: 20 points for `medium`, 37 for `large`.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// As large as a line of text.
    case medium = 100
    /// For views that are empty but for it.
    case large = 101
    /// As large as `large`, and white.
    @available(iOS, deprecated: 13, message: "use large, and a color")
    case whiteLarge = 0
    /// As large as `medium`, and white.
    @available(iOS, deprecated: 13, message: "use medium, and a color")
    case white = 1
    /// As large as `medium`, and grey.
    @available(iOS, deprecated: 13, message: "use medium, and a color")
    case gray = 2
  }

  private static let strokeCount = 8
  /// How long a turn takes, in seconds.
  private static let turn: TimeInterval = 0.8

  private var strokes: [UIView] = []
  private var step = 0
  private var isTicking = false

  /// A wheel of the given style that stands still.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
    setUp()
  }

  /// A wheel of the medium style in `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A wheel of the medium style.
  ///
  /// Never nil, unlike that of other views: subclasses declare `required init(coder:)`.
  public required init(coder: NSCoder) {
    // A view's own initialiser is never nil.
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

  /// How large the wheel is.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      show()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether the view is hidden while the wheel stands still.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The colour of the strokes; the style's own where nobody sets one, or sets nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? Self.color(of: style) }
    set {
      ownColor = newValue
      show()
    }
  }
  private var ownColor: UIColor?

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Lets the wheel turn, and shows it.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    tick()
  }

  /// Lets the wheel stand still, and hides it unless ``hidesWhenStopped`` is false.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// How many of the strokes show; fewer than all while a person pulls a refresh control.
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
