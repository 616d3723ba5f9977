// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Addresses that other programs open.
extension UIApplication {
  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// The key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether web pages are opened by programs of their own only; not heeded.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// Whether the desktop has a way to open addresses.
  ///
  /// Differs from UIKit: true for every address on a desktop that opens addresses, and in a test kit,
  /// whatever their scheme; false without a display.
  public func canOpenURL(_ url: URL) -> Bool {
    ApplicationDisplay.current.isMounted || host != nil && DesktopOpener.tool != nil
  }

  /// Has the desktop open `url` with the program it has for it.
  ///
  /// `completion` is called on the main actor with whether the desktop was asked; without a display
  /// it is not. A test kit notes the address, and nothing is opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let display = ApplicationDisplay.current
    if display.isMounted { display.openedAddresses.append(url) }
    let isAsked = display.isMounted || canOpenURL(url) && DesktopOpener.open(url)
    guard let completion else { return }
    Task { @MainActor in completion(isAsked) }
  }
}
