// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The computation of the frames of the parts of a list content view for a given size, as recorded from
/// UIKit.
@MainActor
struct ListContentArrangement {
  /// The frames of the visible parts, in the view's bounds, in points.
  struct Places {
    var image: CGRect?
    var text: CGRect?
    var secondaryText: CGRect?
  }

  private let configuration: UIListContentConfiguration
  private let view: UIListContentView
  private let size: CGSize
  private let margins: UIEdgeInsets
  private let grid: PixelGrid
  private let isMirrored: Bool

  /// The length for `standardDimension` at the default text size; not measured from UIKit.
  private static let standardLength: CGFloat = 28

  init(
    configuration: UIListContentConfiguration, view: UIListContentView, size: CGSize,
    margins: UIEdgeInsets
  ) {
    self.configuration = configuration
    self.view = view
    self.size = size
    self.margins = margins
    grid = PixelGrid(scale: max(1, view.traitCollection.displayScale))
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Sizes

  /// The size of all parts with the margins, for the given width.
  var fittingSize: CGSize {
    let texts = texts
    let image = imageSize
    let region = imageRegion(image)
    let content = max(texts.size.height, image.height, reserved(\.height) ?? 0)
    let height = max(content, configuration.style.leastHeight)
    let natural = margins.left + region + texts.size.width + margins.right
    return CGSize(
      width: size.width.isFinite ? size.width : grid.ceiled(natural),
      height: grid.ceiled(margins.top + height + margins.bottom))
  }

  private var hasText: Bool { !view.label.isHidden || !view.secondaryLabel.isHidden }

  /// The displayed size of the image, limited by its own size, its maximum size and the available height.
  private var imageSize: CGSize {
    let own = view.picture.intrinsicContentSize
    guard configuration.image != nil, own.width > 0, own.height > 0 else { return .zero }
    let greatest = configuration.imageProperties.maximumSize
    var share: CGFloat = 1
    if greatest.width > 0 { share = min(share, greatest.width / own.width) }
    if greatest.height > 0 { share = min(share, greatest.height / own.height) }
    if size.height.isFinite {
      share = min(share, max(0, size.height - margins.top - margins.bottom) / own.height)
    }
    return CGSize(width: own.width * share, height: own.height * share)
  }

  /// Returns the length reserved for the image, or `nil` for the image's own length.
  private func reserved(_ length: KeyPath<CGSize, CGFloat>) -> CGFloat? {
    guard configuration.image != nil else { return nil }
    let asked = configuration.imageProperties.reservedLayoutSize[keyPath: length]
    if asked == UIListContentConfiguration.ImageProperties.standardDimension {
      let body = UIFont.TextStyle.body
      let category = view.traitCollection.preferredContentSizeCategory
      return Self.standardLength * body.pointSize(for: category) / body.pointSize(for: .large)
    }
    return asked > 0 ? asked : nil
  }

  /// Returns the width that image and padding take away from the texts.
  private func imageRegion(_ image: CGSize) -> CGFloat {
    guard configuration.image != nil else { return 0 }
    let width = reserved(\.width) ?? image.width
    return width + (hasText ? configuration.imageToTextPadding : 0)
  }

  // MARK: Texts

  private struct Texts {
    var text = CGSize.zero
    var secondaryText = CGSize.zero
    var isSideBySide = false
    var size = CGSize.zero
  }

  /// The sizes of the texts within the width left by margins and image.
  private var texts: Texts {
    let room = max(0, size.width - margins.left - margins.right - imageRegion(imageSize))
    var texts = Texts()
    let showsBoth = !view.label.isHidden && !view.secondaryLabel.isHidden
    if showsBoth, configuration.prefersSideBySideTextAndSecondaryText {
      let text = measured(view.label, .infinity)
      let secondary = measured(view.secondaryLabel, .infinity)
      let width =
        text.width + configuration.textToSecondaryTextHorizontalPadding + secondary.width
      if width <= room {
        texts = Texts(text: text, secondaryText: secondary, isSideBySide: true)
        texts.size = CGSize(width: width, height: max(text.height, secondary.height))
        return texts
      }
    }
    texts.text = measured(view.label, room)
    texts.secondaryText = measured(view.secondaryLabel, room)
    let padding = showsBoth ? configuration.textToSecondaryTextVerticalPadding : 0
    texts.size = CGSize(
      width: max(texts.text.width, texts.secondaryText.width),
      height: texts.text.height + padding + texts.secondaryText.height)
    return texts
  }

  private func measured(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(1, width), height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: Frames

  var places: Places {
    var places = Places()
    let image = imageSize
    let region = imageRegion(image)
    let top = margins.top
    let height = size.height - margins.top - margins.bottom
    if configuration.image != nil {
      let width = reserved(\.width) ?? image.width
      let frame = CGRect(
        x: leading + (width - image.width) / 2,
        y: grid.rounded(top + (height - image.height) / 2), width: image.width,
        height: image.height)
      places.image = mirrored(frame)
    }
    placeTexts(&places, from: leading + region, top: top, height: height)
    return places
  }

  private var leading: CGFloat { isMirrored ? margins.right : margins.left }

  private func placeTexts(
    _ places: inout Places, from x: CGFloat, top: CGFloat, height: CGFloat
  ) {
    let texts = texts
    let trailing = isMirrored ? margins.left : margins.right
    let width = max(0, size.width - trailing - x)
    let start = grid.rounded(top + (height - texts.size.height) / 2)
    if texts.isSideBySide {
      let text = texts.text
      let other = texts.secondaryText
      places.text = mirrored(
        CGRect(
          x: x, y: start + grid.rounded((texts.size.height - text.height) / 2),
          width: text.width, height: text.height))
      places.secondaryText = mirrored(
        CGRect(
          x: x + width - other.width,
          y: start + grid.rounded((texts.size.height - other.height) / 2), width: other.width,
          height: other.height))
      return
    }
    if !view.label.isHidden {
      places.text = mirrored(CGRect(x: x, y: start, width: width, height: texts.text.height))
    }
    if !view.secondaryLabel.isHidden {
      let below = texts.size.height - texts.secondaryText.height
      places.secondaryText = mirrored(
        CGRect(x: x, y: start + below, width: width, height: texts.secondaryText.height))
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    var frame = frame
    if isMirrored { frame.origin.x = size.width - frame.maxX }
    return frame
  }
}
