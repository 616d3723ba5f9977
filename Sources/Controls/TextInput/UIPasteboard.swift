// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ViewTree

/// Where text is kept that is copied or cut.
///
/// The general pasteboard is the desktop's clipboard where there is one; others live in the process.
///
/// Differs from UIKit: text, and what text can stand for, alone; on the main actor.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard that everybody shares.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard that everybody shares.
  public class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [.general: shared]

  /// The pasteboard's name.
  public let name: Name
  private let memory = MemoryClipboard()

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard of the given name; made when there is none and `create` says so.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if let known = Self.named[pasteboardName] {
      self.init(sharing: known)
    } else {
      guard create else { return nil }
      self.init(pasteboardName)
      Self.named[pasteboardName] = self
    }
  }

  private var twin: UIPasteboard?

  private convenience init(sharing other: UIPasteboard) {
    self.init(other.name)
    twin = other
  }

  private var clipboard: any Clipboard {
    if name == .general, let host = HostServices.current.clipboard { return host }
    return twin?.memory ?? memory
  }

  /// The text; nil: none.
  open var string: String? {
    get { clipboard.text }
    set { clipboard.write(text: newValue, picture: nil) }
  }

  /// The text, as a list of one; setting joins lines.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The text as an address.
  open var url: URL? {
    get { string.flatMap { $0.contains(":") ? URL(string: $0) : nil } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
  /// Whether the text is an address.
  open var hasURLs: Bool { url != nil }
  /// How often it was written to.
  open var changeCount: Int { clipboard.changeCount }
}
