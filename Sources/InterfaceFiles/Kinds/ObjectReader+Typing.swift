// SPDX-License-Identifier: Apache-2.0

import Controls
import ViewTree

extension ObjectReader {
  /// How text is typed into a field.
  func fillTyping(_ field: UITextField) {
    if let value = capitals { field.autocapitalizationType = value }
    if let value = correction { field.autocorrectionType = value }
    if let value = spelling { field.spellCheckingType = value }
    if let value = keyboard { field.keyboardType = value }
    if let value = appearance { field.keyboardAppearance = value }
    if let value = returnKey { field.returnKeyType = value }
    flag("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = $0 }
    flag("secureTextEntry") { field.isSecureTextEntry = $0 }
    if let value = string("textContentType") {
      field.textContentType = UITextContentType(rawValue: value)
    }
    if let value = smart("smartDashesType") { field.smartDashesType = value ? .yes : .no }
    if let value = smart("smartQuotesType") { field.smartQuotesType = value ? .yes : .no }
    if let value = smart("smartInsertDeleteType") {
      field.smartInsertDeleteType = value ? .yes : .no
    }
    leaveOut("passwordRules")
  }

  /// How text is typed into a text view.
  func fillTyping(_ view: UITextView) {
    if let value = capitals { view.autocapitalizationType = value }
    if let value = correction { view.autocorrectionType = value }
    if let value = spelling { view.spellCheckingType = value }
    if let value = keyboard { view.keyboardType = value }
    if let value = appearance { view.keyboardAppearance = value }
    if let value = returnKey { view.returnKeyType = value }
    flag("enablesReturnKeyAutomatically") { view.enablesReturnKeyAutomatically = $0 }
    flag("secureTextEntry") { view.isSecureTextEntry = $0 }
    if let value = string("textContentType") {
      view.textContentType = UITextContentType(rawValue: value)
    }
    if let value = smart("smartDashesType") { view.smartDashesType = value ? .yes : .no }
    if let value = smart("smartQuotesType") { view.smartQuotesType = value ? .yes : .no }
    if let value = smart("smartInsertDeleteType") {
      view.smartInsertDeleteType = value ? .yes : .no
    }
    leaveOut("passwordRules")
  }

  /// How text is typed into a search bar.
  func fillTyping(_ bar: UISearchBar) {
    if let value = capitals { bar.autocapitalizationType = value }
    if let value = correction { bar.autocorrectionType = value }
    if let value = spelling { bar.spellCheckingType = value }
    if let value = keyboard { bar.keyboardType = value }
    if let value = appearance { bar.keyboardAppearance = value }
    if let value = returnKey { bar.returnKeyType = value }
    flag("enablesReturnKeyAutomatically") { bar.enablesReturnKeyAutomatically = $0 }
    flag("secureTextEntry") { bar.isSecureTextEntry = $0 }
    leaveOut("textContentType", "smartDashesType", "smartInsertDeleteType", "smartQuotesType")
    leaveOut("passwordRules")
  }

  /// Whether text is made smarter than it was typed; nil: as usual.
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
