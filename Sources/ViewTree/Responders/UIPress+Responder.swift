// SPDX-License-Identifier: Apache-2.0

extension UIPress {
  /// The responder that hears of the press first.
  public var responder: ResponderObject? { hearer as? ResponderObject }
}
