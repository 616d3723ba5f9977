// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIPasteboard {
  /// A pattern that the text of a pasteboard may match or contain.
  public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
    /// The name of the pattern.
    public let rawValue: String

    /// Creates a pattern with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pattern of a text that is a web address, with or without a scheme.
    public static let probableWebURL = DetectionPattern(rawValue: "mullion.probableWebURL")
    /// The pattern of a text that is suitable for a web search: neither a web address nor a number.
    public static let probableWebSearch = DetectionPattern(rawValue: "mullion.probableWebSearch")
    /// The pattern of a text that is a number.
    public static let number = DetectionPattern(rawValue: "mullion.number")
    /// The pattern of a text that contains a web address.
    public static let link = DetectionPattern(rawValue: "mullion.link")
    /// The pattern of a text that contains a mail address.
    public static let emailAddress = DetectionPattern(rawValue: "mullion.emailAddress")
    /// The pattern of a text that contains a phone number.
    public static let phoneNumber = DetectionPattern(rawValue: "mullion.phoneNumber")
  }

  /// Detects which of the given patterns the first text matches, without disclosing the text.
  ///
  /// Differs from UIKit: the permission of the user is not requested, and the user is not notified. Addresses
  /// and phone numbers are detected as by `UIDataDetectorTypes`.
  ///
  /// - Parameters:
  ///   - patterns: The patterns to detect.
  ///   - completionHandler: The closure called on the main queue with the detected patterns.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = PatternScanner(string).patterns.intersection(patterns)
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  /// Detects which of the given patterns the texts of items match, in the order of the items.
  ///
  /// - Parameters:
  ///   - patterns: The patterns to detect.
  ///   - itemSet: The indexes of the items, or `nil` for all items.
  ///   - completionHandler: The closure called on the main queue with the detected patterns of each item.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let found = texts(itemSet).map { PatternScanner($0).patterns.intersection(patterns) }
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  /// Detects the values of the given patterns in the first text.
  ///
  /// The value is a text for `probableWebURL` and `probableWebSearch`, and an `NSNumber` for `number`.
  ///
  /// Differs from UIKit: the other patterns have no values.
  ///
  /// - Parameters:
  ///   - patterns: The patterns to detect.
  ///   - completionHandler: The closure called on the main queue with the detected values.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    // Created here and transferred to the main queue.
    nonisolated(unsafe) let found = PatternScanner(string).values.filter {
      patterns.contains($0.key)
    }
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  /// Returns the texts of the given items, or of all items for `nil`; an item without text yields `nil`.
  private func texts(_ itemSet: IndexSet?) -> [String?] {
    let all = store.items.map { item in
      PasteboardStore.value(item, "public.text").flatMap { PasteboardValue($0).text }
    }
    guard let itemSet else { return all }
    return itemSet.filter(all.indices.contains).map { all[$0] }
  }
}
