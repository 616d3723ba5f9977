// SPDX-License-Identifier: Apache-2.0

extension UISearchController {
  /// When the scopes of a search bar come.
  public enum ScopeBarActivation: Int, Sendable {
    /// As suits the system: when the search begins.
    case automatic = 0
    /// When the program shows them.
    case manual = 1
    /// When the first word is typed.
    case onTextEntry = 2
    /// When the search begins.
    case onSearchActivation = 3
  }
}
