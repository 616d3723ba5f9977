// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The text measurer and the default attributes of a layout.
@MainActor
struct TextSetting {
  let measurer: any TextMeasuring
  var defaults: AttributedText.Defaults

  /// The defaults for texts that no view displays: the system font of 12 points, black.
  static var free: TextSetting {
    TextSetting(
      measurer: FontDescription.measurer,
      defaults: AttributedText.Defaults(
        font: .systemFont(ofSize: 12), color: .black, alignment: .natural,
        lineBreak: .byWordWrapping,
        isRightToLeft: UITraitCollection.current.layoutDirection == .rightToLeft,
        overridesFont: false, overridesColor: false, shown: { $0.hostFont }))
  }

  /// Returns `source` laid out in a container with at most `limit` lines; 0 means no limit.
  func set(_ source: SetSource, in container: NSTextContainer, limit: Int) -> SetText {
    var defaults = defaults
    defaults.lineBreak = container.lineBreakMode
    defaults.width = container.lineWidth
    defaults.container = container
    var parted = AttributedText(source.text, source.styles, defaults)
    if container.cutsText {
      let cut = TextRequest.LineBreak(container.lineBreakMode)
      for index in parted.styled.paragraphs.indices
      where [.wordWrapping, .characterWrapping].contains(parted.styled.paragraphs[index].lineBreak)
      {
        parted.styled.paragraphs[index].lineBreak = cut
      }
    }
    let request = StyledRequest(
      text: parted.styled, width: container.lineWidth, maximumLines: limit)
    let layout =
      container.rooms.map { TextLayoutCache.shared.layout(request, in: $0, by: measurer) }
      ?? TextLayoutCache.shared.layout(request, by: measurer)
    return SetText(source.text, layout, parted.paints, measurer)
  }
}
