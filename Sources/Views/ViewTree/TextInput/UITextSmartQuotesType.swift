// SPDX-License-Identifier: Apache-2.0

/// The setting for the replacement of typed straight quotes by typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The setting of the system, which does not replace quotes.
  case `default` = 0
  /// No replacement of quotes.
  case no = 1
  /// The replacement of straight quotes by the typographic ones of English.
  case yes = 2
}
