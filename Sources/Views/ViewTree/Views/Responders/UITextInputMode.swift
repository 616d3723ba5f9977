// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way of typing: the language that a keyboard is for.
///
/// There is one, that of the program's language: a desktop does not say which layouts its keyboard has.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, as its identifier says it in BCP 47; nil: not known.
  open var primaryLanguage: String? { language }
  private let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  /// A mode that is kept in an archive; nil: modes are not kept.
  public required init?(coder: NSCoder) { nil }

  static let current = UITextInputMode(language: Locale.preferredLanguages.first)

  /// The modes that a person can type in.
  open class var activeInputModes: [UITextInputMode] { [current] }

  /// Named for a change of the first responder's mode; not posted: there is one mode.
  public nonisolated class var currentInputModeDidChangeNotification: Notification.Name {
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
