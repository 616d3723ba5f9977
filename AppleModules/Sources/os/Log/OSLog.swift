// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A log: a subsystem and category, both written before each message.
public class OSLog: Hashable, @unchecked Sendable {
  let subsystem: String
  let category: String
  private let isSilent: Bool

  /// Creates a log for a subsystem and category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category)
  }

  /// Creates a log for a subsystem and a predefined category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue)
  }

  private init(_ subsystem: String, _ category: String, isSilent: Bool = false) {
    (self.subsystem, self.category, self.isSilent) = (subsystem, category, isSilent)
  }

  /// The default log.
  public static let `default` = OSLog("", "")

  /// A log that writes nothing.
  public static let disabled = OSLog("", "", isSilent: true)

  /// A predefined category.
  public struct Category: Sendable {
    let rawValue: String
    /// The category for points of interest in performance analysis.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category for signposts that are recorded only while measuring.
    ///
    /// - Note: Has no effect on Linux: signposts are written as in other categories.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The category for signposts that are recorded with their call stack while measuring.
    ///
    /// - Note: Has no effect on Linux: signposts are written as in other categories, without a call stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Returns whether messages are written; `type` has no influence.
  ///
  /// No messages are written to ``disabled``, or if the environment variable `OS_ACTIVITY_MODE` is `disable`,
  /// as in Xcode.
  public func isEnabled(type: OSLogType) -> Bool {
    !isSilent && Self.isOn
  }

  /// Whether signposts are written.
  public var signpostsEnabled: Bool {
    !isSilent && Self.isOn && Self.writesSignposts
  }

  private static let isOn = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] != "disable"
  private static let writesSignposts =
    ProcessInfo.processInfo.environment["MULLION_SIGNPOSTS"] != nil

  /// Writes a message to the standard error output.
  func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
    if isEnabled(type: type) { write(line: "\(type.word): \(text())") }
  }

  func write(line: String) {
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let whole = (place.isEmpty ? "" : "[\(place)] ") + line + "\n"
    FileHandle.standardError.write(Data(whole.utf8))
  }

  /// Returns whether two references are to the same object.
  public static func == (lhs: OSLog, rhs: OSLog) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
