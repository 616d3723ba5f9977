// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The previews that the sources of the program declare.
///
/// Each is noted while the program is loaded: that costs an entry in a list, and calls nothing.
package enum PreviewRecords {
  private static let noted = Mutex<[PreviewRecord]>([])

  static func note(_ record: PreviewRecord) {
    noted.withLock { $0.append(record) }
  }

  /// All of them, in the order of files and lines.
  @MainActor
  package static var all: [PreviewRecord] {
    noted.withLock { $0 }.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.flatMap(\.parts)
  }
}
