// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An input mode: the language of a keyboard.
///
/// There is one, that of the program's language: a desktop does not report which layouts its keyboard has.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The BCP 47 identifier of the language, or `nil` if it is unknown.
  open var primaryLanguage: String? { language }
  private let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  /// Returns `nil`: input modes are not archived.
  public required init?(coder: NSCoder) { nil }

  static let current = UITextInputMode(language: Locale.preferredLanguages.first)

  /// The input modes available to the user.
  open class var activeInputModes: [UITextInputMode] { [current] }

  /// The notification of a change of the first responder's input mode.
  ///
  /// - Note: Has no effect on Linux: it is never posted, as there is one mode.
  public nonisolated class var currentInputModeDidChangeNotification: Notification.Name {
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
