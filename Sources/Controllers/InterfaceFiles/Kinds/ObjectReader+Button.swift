// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Sets the properties of a button; its type was read when it was created.
  func fill(_ button: UIButton) {
    skip("buttonType")
    font("fontDescription") { button.titleLabel?.font = $0 }
    choice("lineBreakMode", Self.lineBreaks) { button.titleLabel?.lineBreakMode = $0 }
    if let insets = edges("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = edges("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = edges("imageEdgeInsets") { button.imageEdgeInsets = insets }
    flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = $0 }
    flag("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = $0 }
    flag("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = $0 }
    flag("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = $0 }
    leaveOut("reversesTitleShadowWhenHighlighted", "role", "titleShadowOffset")
    skip("pointerInteraction", "hoverInteraction")
    for state in children("state") { inner(state).fillState(of: button, element.id) }
    fillControl(button)
    if let element = child("buttonConfiguration") {
      inner(element).fillConfiguration(of: button, self.element.id)
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  private func fillState(of button: UIButton, _ id: String?) {
    guard let key = element.key, let state = Self.states[key] else {
      return record("the state \(element.key ?? "without a key") is not known; it is left out")
    }
    let own = text("title")
    if let title = maker.file.strings.text(id, "\(key)Title") ?? own {
      button.setTitle(title, for: state)
    }
    color("titleColor") { button.setTitleColor($0, for: state) }
    image("image") { image in
      let symbols = symbolConfiguration("preferredSymbolConfiguration")
      button.setImage(symbols.map { image.withConfiguration($0) } ?? image, for: state)
    }
    image("backgroundImage") { button.setBackgroundImage($0, for: state) }
    if let title = attributedText("attributedTitle") {
      button.setAttributedTitle(title, for: state)
    }
    // Interface Builder writes a title shadow colour for every button, even without a shadow.
    skip("titleShadowColor", "preferredSymbolConfiguration", "catalog")
    reportUnread()
  }

  private func fillConfiguration(of button: UIButton, _ id: String?) {
    var configuration = choice("style", Self.configurations)?() ?? .plain()
    let own = text("title")
    if let title = maker.file.strings.text(id, "configuration.title") ?? own {
      configuration.title = title
    }
    text("subtitle") { configuration.subtitle = $0 }
    if let title = attributedText("attributedTitle") {
      configuration.attributedTitle = AttributedString(title)
    }
    if let title = attributedText("attributedSubtitle") {
      configuration.attributedSubtitle = AttributedString(title)
    }
    image("image") { configuration.image = $0 }
    if let symbols = symbolConfiguration("preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = symbols
    }
    color("baseForegroundColor") { configuration.baseForegroundColor = $0 }
    color("baseBackgroundColor") { configuration.baseBackgroundColor = $0 }
    choice("imagePlacement", Self.placements) { configuration.imagePlacement = $0 }
    number("imagePadding") { configuration.imagePadding = $0 }
    number("titlePadding") { configuration.titlePadding = $0 }
    choice("titleAlignment", Self.titleAlignments) { configuration.titleAlignment = $0 }
    choice("cornerStyle", Self.corners) { configuration.cornerStyle = $0 }
    choice("buttonSize", Self.sizes) { configuration.buttonSize = $0 }
    flag("showsActivityIndicator") { configuration.showsActivityIndicator = $0 }
    if let insets = directionalEdges("contentInsets") { configuration.contentInsets = insets }
    font("titleFontDescription") { font in
      configuration.titleTextAttributesTransformer = .init {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    if let background = child(key: "background") {
      let said = inner(background)
      said.color("backgroundColor") { configuration.background.backgroundColor = $0 }
      said.number("cornerRadius") { configuration.background.cornerRadius = $0 }
      said.color("strokeColor") { configuration.background.strokeColor = $0 }
      said.number("strokeWidth") { configuration.background.strokeWidth = $0 }
      said.image("image") { configuration.background.image = $0 }
      said.reportUnread()
    }
    choice("titleLineBreakMode", Self.lineBreaks) { configuration.titleLineBreakMode = $0 }
    skip("catalog")
    leaveOut("indicator")
    reportUnread()
    button.configuration = configuration
  }

  private static let configurations: [String: () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() },
    "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
  ]
  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
  ]
  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
