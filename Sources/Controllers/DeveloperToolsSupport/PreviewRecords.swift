// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The previews that the program's sources declare.
///
/// Each is registered while the program is loaded, by an entry in the `.init_array` section, without calling
/// its closure.
package enum PreviewRecords {
  private static let noted = Mutex<[PreviewRecord]>([])

  static func record(_ record: PreviewRecord) {
    noted.withLock { $0.append(record) }
  }

  /// All previews, ordered by file and line.
  @MainActor
  package static var all: [PreviewRecord] {
    noted.withLock { $0 }.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.flatMap(\.parts)
  }
}
