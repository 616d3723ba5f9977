// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The screens that this process recorded as goldens; equal ones with two names indicate a mistake of a test,
/// such as a snapshot that is taken before the screen has changed.
enum RecordedScreens {
  private struct Record {
    let path: String
    let place: String
    let device: Device
  }

  /// The records, by the hashes of their contents.
  private static let records = Mutex<[Int: [Record]]>([:])

  /// Records that `contents` was written to the golden at `path` by the check at `place`, of a screen on
  /// `device`.
  ///
  /// Equal goldens of one check are permitted if nothing but the size of the screen should differ.
  ///
  /// - Returns: the path of an equal golden that should differ, or `nil` if there is none.
  static func record(
    _ contents: Data, at path: String, place: String, device: Device
  ) -> String? {
    records.withLock { records in
      let known = records[contents.hashValue, default: []]
      let twin = known.first { record in
        record.path != path
          && (record.path as NSString).pathExtension == (path as NSString).pathExtension
          && (record.place != place || record.device.choices != device.choices)
      }
      if !known.contains(where: { $0.path == path }) {
        records[contents.hashValue, default: []].append(
          Record(path: path, place: place, device: device))
      }
      return twin?.path
    }
  }
}

extension Device {
  /// The settings that are shared by devices of other sizes.
  fileprivate var choices: Device {
    var device = Device(size: .zero, scale: 1)
    device.userInterfaceStyle = userInterfaceStyle
    device.layoutDirection = layoutDirection
    device.preferredContentSizeCategory = preferredContentSizeCategory
    device.accessibilityContrast = accessibilityContrast
    device.system = system
    return device
  }
}
