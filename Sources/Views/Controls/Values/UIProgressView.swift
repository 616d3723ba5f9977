// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A bar that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How thick the bar is.
  public enum Style: Int, Sendable {
    /// As thick as in content.
    case `default` = 0
    /// As thick as in a bar.
    case bar = 1
  }

  /// The bar's thickness in content, in points (ours).
  private static let thickness: CGFloat = 4
  /// The bar's thickness in bars, in points (ours).
  private static let barThickness: CGFloat = 2.5

  private let track = UIImageView()
  private let done = UIImageView()

  /// A bar in `frame`, of which nothing is done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar of no size, of which nothing is done.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIProgressView.self)
  }

  /// A bar of the given style, of which nothing is done.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = intrinsicContentSize.height
  }

  private func setUp() {
    for view in [track, done] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showColors()
  }

  /// How thick the bar is.
  open var progressViewStyle: Style = .default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The share that is done, from 0 to 1.
  open var progress: Float {
    get { share }
    set {
      share = newValue.isNaN ? 0 : min(1, max(0, newValue))
      setNeedsLayout()
    }
  }

  private var share: Float = 0

  /// Sets the share that is done.
  ///
  /// Differs from UIKit: the bar grows at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The colour of what is done; nil: the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of what is not done; nil: a fill of the system's.
  open var trackTintColor: UIColor? { didSet { showColors() } }
  /// A picture for what is done, stretched as its caps say; nil: a colour.
  open var progressImage: UIImage? { didSet { showColors() } }
  /// A picture for the whole bar, stretched as its caps say; nil: a colour.
  open var trackImage: UIImage? { didSet { showColors() } }

  private func showColors() {
    for (view, image, color) in [
      (done, progressImage, progressTintColor ?? tintColor),
      (track, trackImage, trackTintColor ?? .systemFill),
    ] {
      view.image = image
      view.backgroundColor = image == nil ? color : nil
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Following

  /// What says how much is done; the bar looks at it in each frame until it is finished or cancelled.
  ///
  /// Setting ``progress`` by hand takes nothing away: the next look does.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      look()
      follow()
    }
  }

  private var follows = false

  /// Takes over what is done; answers whether there is more to come.
  @discardableResult
  private func look() -> Bool {
    guard let observedProgress else { return false }
    let share = Float(observedProgress.fractionCompleted)
    if share != progress { progress = share }
    return !observedProgress.isFinished && !observedProgress.isCancelled
  }

  private func follow() {
    guard observedProgress != nil, !follows, let surface else { return }
    follows = true
    surface.addFrameCallback { [weak self] _ in
      guard let self else { return false }
      follows = self.surface != nil && look()
      return follows
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showColors()
    look()
    follow()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: height)
  }

  private var height: CGFloat {
    let images = [progressImage, trackImage].compactMap(\.self)
    return images.map(\.size.height).max()
      ?? (progressViewStyle == .bar ? Self.barThickness : Self.thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, intrinsicContentSize.height)
    track.frame = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    var frame = track.frame
    frame.size.width *= CGFloat(share)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isMirrored { frame.origin.x = bounds.maxX - frame.width }
    done.frame = frame
    for view in [track, done] { view.layer.cornerRadius = view.image == nil ? height / 2 : 0 }
  }
}
