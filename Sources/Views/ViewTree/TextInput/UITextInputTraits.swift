// SPDX-License-Identifier: Apache-2.0

/// The traits of text input.
///
/// Hosts have hardware keyboards: traits of an on-screen keyboard are stored and have no effect, except
/// ``keyboardType``, which is passed to input methods, ``isSecureTextEntry``,
/// ``enablesReturnKeyAutomatically``, and the smart types set to `.yes`. ``autocapitalizationType`` has no
/// effect either, because a hardware keyboard has a shift key.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The automatic capitalisation of typed text.
  ///
  /// - Note: Has no effect on Linux: a hardware keyboard has a shift key.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The setting of the automatic correction of typed text.
  ///
  /// - Note: Has no effect on Linux: typed text is not corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The setting of spell checking.
  ///
  /// - Note: Has no effect on Linux: spelling is not checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The setting for the replacement of typed straight quotes by the typographic ones of English.
  ///
  /// - Note: `.default` does not replace quotes.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The setting for the replacement of two typed hyphens by an em dash.
  ///
  /// - Note: `.default` does not replace hyphens.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The setting for the spaces beside words: a pasted word is separated from adjacent words by spaces, and
  /// the space beside a cut or deleted word is removed.
  ///
  /// - Note: `.default` does not adjust spaces.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The type of the keyboard, which is passed to input methods.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  ///
  /// - Note: Has no effect on Linux: there is no on-screen keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  ///
  /// - Note: Has no effect on Linux: there is no on-screen keyboard.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The semantic content of the text.
  ///
  /// - Note: Has no effect on Linux: text is not completed automatically.
  var textContentType: UITextContentType? { get set }
  /// The rules for a generated password; `nil` for none.
  ///
  /// - Note: Has no effect on Linux: no passwords are generated.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// The automatic capitalisation of typed text; `.sentences` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The setting of the automatic correction of typed text; `.default` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The setting of spell checking; `.default` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The setting for the replacement of straight quotes; `.default` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The setting for the replacement of hyphens; `.default` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The setting for the adjustment of spaces beside words; `.default` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The type of the keyboard; `.default` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The appearance of the keyboard; `.default` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The label of the return key; `.default` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key is disabled while there is no text; `false` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden; `false` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The semantic content of the text; `nil` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  /// The rules for a generated password; `nil` by default.
  ///
  /// Setting the default implementation is a no-op: an object that stores a value declares the property.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
