// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
