// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIPasteboard {
  /// Something that a text on a pasteboard may be, or have in it.
  public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
    /// The pattern's name.
    public let rawValue: String

    /// The pattern of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is an address of the web, with or without its scheme.
    public static let probableWebURL = DetectionPattern(rawValue: "mullion.probableWebURL")
    /// The text is something to look for in the web: neither an address nor a number.
    public static let probableWebSearch = DetectionPattern(rawValue: "mullion.probableWebSearch")
    /// The text is a number.
    public static let number = DetectionPattern(rawValue: "mullion.number")
    /// There is an address of the web in the text.
    public static let link = DetectionPattern(rawValue: "mullion.link")
    /// There is a mail address in the text.
    public static let emailAddress = DetectionPattern(rawValue: "mullion.emailAddress")
    /// There is a telephone number in the text.
    public static let phoneNumber = DetectionPattern(rawValue: "mullion.phoneNumber")
  }

  /// Finds out which of some patterns the first text has, without handing over the text.
  ///
  /// Differs from UIKit: nobody is asked or told. Which words are addresses and which digits telephone numbers is that of
  /// `UIDataDetectorTypes`.
  ///
  /// - Parameters:
  ///   - patterns: What is looked for.
  ///   - completionHandler: Called on the main queue with those that were found.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = PatternScanner(string).patterns.intersection(patterns)
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  /// Finds out which of some patterns the texts of items have, in the order of the items.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let found = texts(itemSet).map { PatternScanner($0).patterns.intersection(patterns) }
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  /// Hands over what of the first text is of some patterns: a text for `probableWebURL` and `probableWebSearch`, an `NSNumber` for
  /// `number`.
  ///
  /// Differs from UIKit: other patterns have no values here.
  ///
  /// - Parameters:
  ///   - patterns: What is looked for.
  ///   - completionHandler: Called on the main queue with what was found.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    // Made here, handed over to the main queue.
    nonisolated(unsafe) let found = PatternScanner(string).values.filter {
      patterns.contains($0.key)
    }
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  /// The text of each of some items; nil: of all.
  private func texts(_ itemSet: IndexSet?) -> [String?] {
    let all = store.items.map { item in
      PasteboardStore.value(item, "public.text").flatMap { PasteboardValue($0).text }
    }
    guard let itemSet else { return all }
    return itemSet.filter(all.indices.contains).map { all[$0] }
  }
}
