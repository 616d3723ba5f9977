// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A bar that displays the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of progress views, which differ in thickness.
  public enum Style: Int, Sendable {
    /// The style with the thickness for content.
    case `default` = 0
    /// The style with the thickness for bars.
    case bar = 1
  }

  /// The thickness in content, in points; not measured from UIKit.
  private static let thickness: CGFloat = 4
  /// The thickness in bars, in points; not measured from UIKit.
  private static let barThickness: CGFloat = 2.5

  private let track = UIImageView()
  private let done = UIImageView()

  /// Creates a progress view with the given frame and a progress of 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view from an interface file; with any other coder, one of zero size with a progress
  /// of 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIProgressView.self)
  }

  /// Creates a progress view of the given style with a progress of 0.
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

  /// The style, which determines the thickness.
  open var progressViewStyle: Style = .default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The progress, from 0 to 1; values out of range are clamped.
  open var progress: Float {
    get { share }
    set {
      share = newValue.isNaN ? 0 : min(1, max(0, newValue))
      setNeedsLayout()
    }
  }

  private var share: Float = 0

  /// Sets the progress; if `animated`, the completed part grows or shrinks to its new length.
  open func setProgress(_ progress: Float, animated: Bool) {
    changeValue(animated: animated) { [self] in self.progress = progress }
  }

  /// The colour of the completed part, or `nil` for the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the remaining part, or `nil` for the system fill colour.
  open var trackTintColor: UIColor? { didSet { showColors() } }
  /// The image of the completed part, stretched according to its cap insets, or `nil` for a colour.
  open var progressImage: UIImage? { didSet { showColors() } }
  /// The image of the track, stretched according to its cap insets, or `nil` for a colour.
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

  // MARK: Observation

  /// The progress object that the view observes; it is read in each frame until it is finished or cancelled.
  ///
  /// Setting ``progress`` does not end the observation: the next frame overwrites the value.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      look()
      follow()
    }
  }

  private var follows = false

  /// Copies the observed progress.
  ///
  /// - Returns: Whether the observed progress is neither finished nor cancelled.
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
