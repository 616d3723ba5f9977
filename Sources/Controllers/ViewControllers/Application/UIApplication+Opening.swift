// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Opening of URLs in other programs.
extension UIApplication {
  /// A key of the options with which a URL is opened.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether a web page is only opened by an app that handles it as a universal link.
    ///
    /// - Note: Has no effect on Linux.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// Returns whether the desktop can open URLs.
  ///
  /// Differs from UIKit: `true` for every scheme on a desktop with `xdg-open`, and in a test kit; `false`
  /// without a display.
  public func canOpenURL(_ url: URL) -> Bool {
    ApplicationDisplay.current.isMounted || host != nil && DesktopOpener.tool != nil
  }

  /// Opens `url` by the program that the desktop uses for it.
  ///
  /// `completion` is called on the main actor with whether the request was started; without a display it is
  /// not. A test kit records the URL, and nothing is opened.
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
