// SPDX-License-Identifier: Apache-2.0

/// How text is typed into an object.
///
/// Hosts here have real keyboards: what is about a keyboard on the screen is kept and has no effect,
/// but for ``isSecureTextEntry`` and ``enablesReturnKeyAutomatically``.
/// ``autocapitalizationType`` has none either: a real keyboard has a shift key.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which letters are made capital while people type.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether space around pasted text is mended.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// What a keyboard offers.
  var keyboardType: UIKeyboardType { get set }
  /// What a keyboard looks like.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text is about.
  var textContentType: UITextContentType? { get set }
  /// What a password has to be like that is made up for the object; nil: nothing is said.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Whether what a person may mean is shown behind what they type.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether the results of sums are offered.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// How much a system's writing tools may do with the text.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What a system's writing tools may put in.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension UITextInputTraits {
  /// Which letters are made capital while people type; the default, which can't be changed unless the object declares it.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether words are corrected; the default, which can't be changed unless the object declares it.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Whether spelling is checked; the default, which can't be changed unless the object declares it.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Whether quotes become typographic ones; the default, which can't be changed unless the object declares it.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Whether hyphens become dashes; the default, which can't be changed unless the object declares it.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Whether space around pasted text is mended; the default, which can't be changed unless the object declares it.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// What a keyboard offers; the default, which can't be changed unless the object declares it.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// What a keyboard looks like; the default, which can't be changed unless the object declares it.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// What the return key says; the default, which can't be changed unless the object declares it.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key does nothing while there is no text; the default, which can't be changed unless the object declares it.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden; the default, which can't be changed unless the object declares it.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// What the text is about; the default, which can't be changed unless the object declares it.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  /// What a password has to be like that is made up for the object; nil, which can't be changed unless the object declares it.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// Whether what a person may mean is shown; the default, which can't be changed unless the object declares it.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// Whether the results of sums are offered; the default, which can't be changed unless the object declares it.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// How much writing tools may do; the default, which can't be changed unless the object declares it.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// What writing tools may put in; the default, which can't be changed unless the object declares it.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}
