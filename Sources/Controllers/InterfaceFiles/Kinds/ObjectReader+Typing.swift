// SPDX-License-Identifier: Apache-2.0

import MullionControls
import MullionTextInput
import MullionViewTree

extension ObjectReader {
  /// Sets the text input traits of a text field or text view.
  func fillTyping(_ object: any UITextInputTraits) {
    fillKeys(object)
    if let value = string("textContentType") {
      object.textContentType = UITextContentType(rawValue: value)
    }
    if let value = smart("smartDashesType") { object.smartDashesType = value ? .yes : .no }
    if let value = smart("smartQuotesType") { object.smartQuotesType = value ? .yes : .no }
    if let value = smart("smartInsertDeleteType") {
      object.smartInsertDeleteType = value ? .yes : .no
    }
    leaveOut("passwordRules")
  }

  /// Sets the text input traits of a search bar.
  func fillTyping(_ bar: UISearchBar) {
    fillKeys(bar)
    leaveOut("textContentType", "smartDashesType", "smartInsertDeleteType", "smartQuotesType")
    leaveOut("passwordRules")
  }

  /// Sets the keyboard, correction and secure entry traits.
  private func fillKeys(_ object: any UITextInputTraits) {
    if let value = capitals { object.autocapitalizationType = value }
    if let value = correction { object.autocorrectionType = value }
    if let value = spelling { object.spellCheckingType = value }
    if let value = keyboard { object.keyboardType = value }
    if let value = appearance { object.keyboardAppearance = value }
    if let value = returnKey { object.returnKeyType = value }
    flag("enablesReturnKeyAutomatically") { object.enablesReturnKeyAutomatically = $0 }
    flag("secureTextEntry") { object.isSecureTextEntry = $0 }
  }

  /// Returns whether a smart substitution is on, or `nil` for the default.
  private func smart(_ name: String) -> Bool? {
    choice(name, ["yes": true, "no": false, "default": Bool?.none]) ?? nil
  }

  private var capitals: UITextAutocapitalizationType? {
    choice(
      "autocapitalizationType",
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
  }
  private var correction: UITextAutocorrectionType? {
    choice("autocorrectionType", ["no": .no, "yes": .yes, "default": .default])
  }
  private var spelling: UITextSpellCheckingType? {
    choice("spellCheckingType", ["no": .no, "yes": .yes, "default": .default])
  }
  private var appearance: UIKeyboardAppearance? {
    choice("keyboardAppearance", ["alert": .dark, "dark": .dark, "light": .light])
  }
  private var keyboard: UIKeyboardType? {
    choice(
      "keyboardType",
      [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "asciiCapableNumberPad": .asciiCapableNumberPad,
      ])
  }
  private var returnKey: UIReturnKeyType? {
    choice(
      "returnKeyType",
      [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
        "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergencyCall": .emergencyCall, "continue": .continue,
      ])
  }
}
