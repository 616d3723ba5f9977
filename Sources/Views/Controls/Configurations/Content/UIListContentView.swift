// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The view that displays a list content configuration.
///
/// ```
///   ├─leading─┤ image ├─imageToText─┤ text            secondary ├─trailing─┤   side by side
///   ├─leading─┤ image ├─imageToText─┤ text                      ├─trailing─┤   otherwise
///                                     secondary
/// ```
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  let label = UILabel()
  let secondaryLabel = UILabel()
  let picture = UIImageView()
  /// The distances of the view's edges from those of its superview, in points, or `nil` if they follow from
  /// the frame.
  ///
  /// Cells set this property when they measure the view before it has its frame.
  package var standing: UIEdgeInsets?
  private lazy var textGuide = PlacedGuide(self, named: "textLayoutGuide")
  private lazy var secondaryTextGuide = PlacedGuide(self, named: "secondaryTextLayoutGuide")
  private lazy var imageGuide = PlacedGuide(self, named: "imageLayoutGuide")

  /// Creates a view that displays `configuration`.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view that displays an empty `cell()` configuration.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [picture, label, secondaryLabel] as [UIView] { addSubview(view) }
    show()
  }

  /// The displayed configuration.
  ///
  /// Setting a configuration of another type than `UIListContentConfiguration` is a no-op.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      show()
    }
  }

  /// Returns whether `configuration` is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The layout guide of the text's frame; `nil` if there is no text.
  open var textLayoutGuide: UILayoutGuide? { arrangedGuide(textGuide, of: label) }
  /// The layout guide of the secondary text's frame; `nil` if there is no secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    arrangedGuide(secondaryTextGuide, of: secondaryLabel)
  }
  /// The layout guide of the image's frame; `nil` if there is no image.
  open var imageLayoutGuide: UILayoutGuide? { arrangedGuide(imageGuide, of: picture) }

  /// The distance of the text from the leading edge, in points.
  ///
  /// The secondary text is used if there is no text; `nil` if there is neither.
  package var textLeading: CGFloat? {
    guard let text = (textLayoutGuide ?? secondaryTextLayoutGuide)?.layoutFrame else { return nil }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? bounds.width - text.maxX : text.minX
  }

  private func arrangedGuide(_ guide: PlacedGuide, of view: UIView) -> UILayoutGuide? {
    view.isHidden ? nil : guide.guide
  }

  // MARK: Display

  private func show() {
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryLabel)
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.layer.borderWidth = max(0, shown.imageProperties.strokeWidth)
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    showTint()
    for view in [picture, label, secondaryLabel] as [UIView] {
      view.alpha = shown.alpha * shown.stateAlpha
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    // With an attributed text in place, the new font or colour would apply to all of it.
    if label.attributes != nil { label.text = nil }
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = properties.transformed(text)
    }
    label.isHidden = label.text?.isEmpty ?? true
    label.textAlignment = properties.textAlignment
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
  }

  private func showTint() {
    let properties = shown.imageProperties
    picture.tintColor = properties.resolvedTintColor(for: tintColor)
    guard properties.strokeWidth > 0 else { return }
    picture.layer.borderColor =
      properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showTint()
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring

  private func arrangement(in size: CGSize) -> ListContentArrangement {
    ListContentArrangement(configuration: shown, view: self, size: size, margins: margins)
  }

  /// The margins around the content.
  ///
  /// Along the axes that preserve the superview's margins, they are at least the part of those margins that
  /// extends into the view.
  private var margins: UIEdgeInsets {
    var margins = absolute(shown.directionalLayoutMargins)
    guard let superview else { return margins }
    let outer = superview.layoutMargins
    let room = superview.bounds
    let distances =
      standing
      ?? UIEdgeInsets(
        top: frame.minY - room.minY, left: frame.minX - room.minX, bottom: room.maxY - frame.maxY,
        right: room.maxX - frame.maxX)
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.left = max(margins.left, outer.left - max(0, distances.left))
      margins.right = max(margins.right, outer.right - max(0, distances.right))
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top - max(0, distances.top))
      margins.bottom = max(margins.bottom, outer.bottom - max(0, distances.bottom))
    }
    return margins
  }

  open override var intrinsicContentSize: CGSize {
    arrangement(in: CGSize(width: CGFloat.infinity, height: .infinity)).fittingSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return arrangement(in: CGSize(width: width, height: .infinity)).fittingSize
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWide = horizontalFittingPriority == .required
    let width = isWide ? targetSize.width : CGFloat.infinity
    let fitting = arrangement(in: CGSize(width: width, height: .infinity)).fittingSize
    return CGSize(
      width: isWide ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = arrangement(in: bounds.size).places
    place(picture, imageGuide, at: places.image)
    place(label, textGuide, at: places.text)
    place(secondaryLabel, secondaryTextGuide, at: places.secondaryText)
  }

  private func place(_ view: UIView, _ guide: PlacedGuide, at frame: CGRect?) {
    guard let frame else { return }
    view.frame = frame
    guide.move(to: frame)
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Returns `text` with the properties' text transform; table headers use it for their titles.
  package func transformed(_ text: String?) -> String? {
    switch transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }

  fileprivate var textAlignment: NSTextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentView: BuiltInView {
  /// Returns the height of image, texts and margins for the given width, in points.
  package func ownHeight(forWidth width: CGFloat) -> CGFloat? {
    arrangement(in: CGSize(width: width, height: .infinity)).fittingSize.height
  }
}
