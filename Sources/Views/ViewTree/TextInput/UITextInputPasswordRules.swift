// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The rules for a generated password.
///
/// - Note: Has no effect on Linux: no passwords are generated.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in the password rules language, for example `required: lower; minlength: 20;`.
  public let passwordRulesDescriptor: String

  /// Creates rules from a description in the password rules language.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, which are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
