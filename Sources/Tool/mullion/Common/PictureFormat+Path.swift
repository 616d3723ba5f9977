// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
import Foundation

extension PictureFormat {
  /// Creates the format for the file extension of `path`.
  ///
  /// - Throws: `CommandError` when there is no such format.
  package init(
    path: String, among formats: [PictureFormat] = [.png, .svg, .text]
  ) throws(CommandError) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let format = formats.first(where: { $0.rawValue == ending }) else {
      let endings = formats.map { ".\($0.rawValue)" }
      throw CommandError(
        "-o expects a file that ends in \(endings.dropLast().joined(separator: ", ")) or "
          + "\(endings.last ?? ""), found '\(path)'.")
    }
    self = format
  }
}
