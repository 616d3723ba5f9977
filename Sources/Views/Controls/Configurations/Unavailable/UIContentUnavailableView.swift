// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// The view that displays a content-unavailable configuration.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// The maximum width of a line of text, in points; not measured from UIKit.
  private static let widest: CGFloat = 420

  private var shown: UIContentUnavailableConfiguration
  private let picture = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UnavailableButton()
  private let secondaryButton = UnavailableButton()
  private var activity: ActivitySign?
  private let background: BackgroundFace

  /// Creates a view that displays `configuration`.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    background = BackgroundFace(configuration.background)
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view that displays the `empty()` configuration.
  public required init?(coder: NSCoder) {
    shown = .empty()
    background = BackgroundFace(.clear())
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let views: [UIView] = [
      background, picture, label, secondaryLabel, button.button, secondaryButton.button,
    ]
    for view in views { addSubview(view) }
    picture.contentMode = .scaleAspectFit
    show()
  }

  /// The displayed configuration.
  ///
  /// Setting a configuration of another type than `UIContentUnavailableConfiguration` is a no-op.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != shown else { return }
      shown = new
      show()
    }
  }

  /// Returns whether `configuration` is a `UIContentUnavailableConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  private func show() {
    background.configuration = shown.background
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    picture.image = shown.image
    picture.isHidden = shown.image == nil || shown.showsActivity
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    picture.tintColor = shown.imageProperties.tintColor
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryLabel)
    button.show(shown.button, shown.buttonProperties)
    secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
    showActivity()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showActivity() {
    guard shown.showsActivity else {
      activity?.removeFromSuperview()
      return activity = nil
    }
    guard activity == nil else { return }
    let sign = ActivitySign()
    addSubview(sign)
    activity = sign
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
    label.isHidden = (attributedText?.string ?? text ?? "").isEmpty
  }

  // MARK: Layout

  /// Returns the visible views from top to bottom, with their sizes and the gap above each.
  private func parts(in width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
    if let activity {
      parts.append((activity, activity.intrinsicContentSize, 0))
    } else if !picture.isHidden {
      parts.append((picture, imageSize, 0))
    }
    let room = CGSize(width: min(width, Self.widest), height: .infinity)
    if !label.isHidden {
      let gap = parts.isEmpty ? 0 : shown.imageToTextPadding
      parts.append((label, label.sizeThatFits(room), gap))
    }
    if !secondaryLabel.isHidden {
      let gap = parts.isEmpty ? 0 : shown.textToSecondaryTextPadding
      parts.append((secondaryLabel, secondaryLabel.sizeThatFits(room), gap))
    }
    var gap = shown.textToButtonPadding
    for view in [button.button, secondaryButton.button] where !view.isHidden {
      let size = view.sizeThatFits(CGSize(width: room.width.isFinite ? room.width : 0, height: 0))
      parts.append((view, size, parts.isEmpty ? 0 : gap))
      gap = shown.buttonToSecondaryButtonPadding
    }
    return parts
  }

  private var imageSize: CGSize {
    let size = picture.intrinsicContentSize
    let most = shown.imageProperties.maximumSize
    let scale = min(
      1, most.width > 0 ? most.width / max(1, size.width) : 1,
      most.height > 0 ? most.height / max(1, size.height) : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var margins: UIEdgeInsets {
    var margins = absolute(shown.directionalLayoutMargins)
    let safe = safeAreaInsets
    let outer = superview?.layoutMargins ?? .zero
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.left = max(margins.left, outer.left)
      margins.right = max(margins.right, outer.right)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return UIEdgeInsets(
      top: max(margins.top, safe.top), left: max(margins.left, safe.left),
      bottom: max(margins.bottom, safe.bottom), right: max(margins.right, safe.right))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let room = bounds.inset(by: margins)
    let parts = parts(in: max(0, room.width))
    let height = parts.reduce(0) { $0 + $1.size.height + $1.gap }
    let isCentered = shown.alignment == .center
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y = isCentered ? max(room.minY, room.midY - height / 2) : room.minY
    for part in parts {
      y += part.gap
      let width = min(part.size.width, room.width)
      let x =
        isCentered ? room.midX - width / 2 : isMirrored ? room.maxX - width : room.minX
      part.view.frame = CGRect(x: x, y: y, width: width, height: part.size.height)
      y += part.size.height
    }
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let width = size.width > 0 ? size.width - margins.left - margins.right : .infinity
    let parts = parts(in: width)
    return CGSize(
      width: (parts.map(\.size.width).max() ?? 0) + margins.left + margins.right,
      height: parts.reduce(0) { $0 + $1.size.height + $1.gap } + margins.top + margins.bottom)
  }
}
