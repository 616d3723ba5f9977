// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionInterfaceDocuments
import MullionTextInput
import MullionViewTree

extension ObjectReader {
  /// Sets the properties of a label.
  func fill(_ label: UILabel) {
    text("text") { label.text = $0 }
    font("fontDescription") { label.font = $0 }
    color("textColor") { label.textColor = $0 }
    color("highlightedColor") { label.highlightedTextColor = $0 }
    color("shadowColor") { label.shadowColor = $0 }
    if let offset = child(key: "shadowOffset")?.size { label.shadowOffset = offset }
    choice("textAlignment", Self.alignments) { label.textAlignment = $0 }
    choice("lineBreakMode", Self.lineBreaks) { label.lineBreakMode = $0 }
    integer("numberOfLines") { label.numberOfLines = max(0, $0) }
    flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = $0 }
    flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = $0 }
    number("minimumScaleFactor") {
      label.minimumScaleFactor = $0
      if element["adjustsFontSizeToFit"] == nil { label.adjustsFontSizeToFitWidth = true }
    }
    number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = $0 }
    flag("highlighted") { label.isHighlighted = $0 }
    flag("enabled") { label.isEnabled = $0 }
    // The editor writes `baselineAdjustment`, the position of shrunk text, for every label.
    skip("minimumFontSize", "useAutomaticPreferredMaxLayoutWidth")
    choice("baselineAdjustment", Self.baselines) { label.baselineAdjustment = $0 }
    leaveOut("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation")
    fillView(label)
    if let attributed = attributedText("attributedText") { label.attributedText = attributed }
  }

  private static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  /// Sets the properties of a text field.
  func fill(_ field: UITextField) {
    text("text") { field.text = $0 }
    font("fontDescription") { field.font = $0 }
    color("textColor") { field.textColor = $0 }
    choice("textAlignment", Self.alignments) { field.textAlignment = $0 }
    text("placeholder") { field.placeholder = $0 }
    choice("borderStyle", Self.borders) { field.borderStyle = $0 }
    choice("clearButtonMode", Self.viewModes) { field.clearButtonMode = $0 }
    choice("leftViewMode", Self.viewModes) { field.leftViewMode = $0 }
    choice("rightViewMode", Self.viewModes) { field.rightViewMode = $0 }
    number("minimumFontSize") { field.minimumFontSize = $0 }
    flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = $0 }
    flag("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = $0 }
    flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = $0 }
    flag("clearsOnInsertion") { field.clearsOnInsertion = $0 }
    image("background") { field.background = $0 }
    image("disabledBackground") { field.disabledBackground = $0 }
    flag("allowsEditingTextAttributes") { field.allowsEditingTextAttributes = $0 }
    if let traits = child(key: "textInputTraits") {
      let said = inner(traits)
      said.fillTyping(field)
      said.reportUnread()
    }
    fillControl(field)
    if let attributed = attributedText("attributedText") { field.attributedText = attributed }
  }

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  /// Sets the properties of a text view.
  func fill(_ view: UITextView) {
    text("text") { view.text = $0 }
    font("fontDescription") { view.font = $0 }
    color("textColor") { view.textColor = $0 }
    choice("textAlignment", Self.alignments) { view.textAlignment = $0 }
    flag("editable") { view.isEditable = $0 }
    flag("selectable") { view.isSelectable = $0 }
    flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = $0 }
    flag("clearsOnInsertion") { view.clearsOnInsertion = $0 }
    if let inset = edges("textContainerInset") { view.textContainerInset = inset }
    fillDetectors(view)
    flag("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = $0 }
    leaveOut("findInteractionEnabled")
    if let traits = child(key: "textInputTraits") {
      let said = inner(traits)
      said.fillTyping(view)
      said.reportUnread()
    }
    fillScrollView(view)
    if let attributed = attributedText("attributedText") { view.attributedText = attributed }
  }

  /// Sets the data detectors of a text view.
  private func fillDetectors(_ view: UITextView) {
    guard let kinds = child(key: "dataDetectorTypes") else { return }
    let said = inner(kinds)
    for (name, kind) in Self.detectors {
      said.flag(name) { if $0 { view.dataDetectorTypes.insert(kind) } }
    }
    said.reportUnread()
  }

  private static let detectors: KeyValuePairs<String, UIDataDetectorTypes> = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
    "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion, "money": .money,
    "physicalValue": .physicalValue,
  ]
}
