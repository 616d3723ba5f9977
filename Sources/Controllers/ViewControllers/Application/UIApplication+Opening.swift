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

    /// The key of a Boolean: whether a web page is only opened by an app that handles it as a universal link.
    ///
    /// - Note: Has no effect on Linux.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// Returns whether `url` has one of the program's own schemes, or the desktop can open URLs.
  ///
  /// Differs from UIKit: `true` for every scheme on a desktop with `xdg-open`, and in a test kit; `false`
  /// without a display.
  public func canOpenURL(_ url: URL) -> Bool {
    ApplicationInfo.main.opens(url) || ApplicationDisplay.current.isMounted
      || host != nil && DesktopOpener.tool != nil
  }

  /// Opens `url` with the program that the desktop uses for it.
  ///
  /// URLs with one of the program's own schemes, which the `Info.plist` lists in `CFBundleURLTypes`, are
  /// passed to the scene's delegate, or to the application's delegate if the scene has none.
  ///
  /// `completion` is called asynchronously on the main actor: with `true` for a URL of an own scheme,
  /// otherwise with whether the request was started, which is `false` without a display. In a test kit, URLs
  /// of other schemes are only recorded.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    if ApplicationInfo.main.opens(url) {
      Task { @MainActor in
        receive([url])
        completion?(true)
      }
      return
    }
    let display = ApplicationDisplay.current
    if display.isMounted { display.openedAddresses.append(url) }
    let isAsked = display.isMounted || canOpenURL(url) && DesktopOpener.open(url)
    guard let completion else { return }
    Task { @MainActor in completion(isAsked) }
  }

  /// Passes URLs to the delegate of the scene, or to the application's delegate if the scene has none.
  package func receive(_ addresses: [URL]) {
    if let scene = ApplicationDisplay.current.windowScene, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: Set(addresses.map(UIOpenURLContext.init)))
    } else {
      for address in addresses {
        _ = delegate?.application(
          self, open: address, options: [.openInPlace: address.isFileURL])
      }
    }
  }
}
