// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a password has to be like, for who makes one up; nobody does here.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in their language, as `required: lower; minlength: 20;`.
  public let passwordRulesDescriptor: String

  /// Rules in their language.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// The rules themselves, since they never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
