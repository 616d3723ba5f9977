// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something to read.
public struct Article: Hashable, Sendable, Identifiable {
  /// What tells it from others.
  public var id: Int
  /// In one line or two.
  public var title: String
  /// What it is about.
  public var summary: String
  /// Whether someone read it.
  public var isRead: Bool

  /// An article that nobody has read.
  public init(id: Int, title: String, summary: String = "", isRead: Bool = false) {
    self.id = id
    self.title = title
    self.summary = summary
    self.isRead = isRead
  }
}
