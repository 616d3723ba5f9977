// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A folder of the cache.
///
/// Its files are written atomically.
struct CacheFolder {
  let path: String

  /// Returns a subfolder.
  func folder(_ name: String) -> CacheFolder { CacheFolder(path: "\(path)/\(name)") }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Creates the folder, with intermediate folders.
  ///
  /// - Throws: `BuildError` when it cannot be created.
  func make() throws(BuildError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw BuildError(
        "the cache folder '\(path)' can't be created; name another one in MULLION_CACHE.")
    }
  }

  /// Returns the text of a file in the folder, or `nil` if there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file in the folder, unless its contents are equal.
  ///
  /// - Throws: `BuildError` when it cannot be written.
  func write(_ text: String, _ name: String) throws(BuildError) {
    guard self.text(name) != text else { return }
    do {
      try WholeFile(file(name)).write(Data(text.utf8))
    } catch {
      throw BuildError(
        "'\(file(name))' can't be written; free disk space, or name another folder in MULLION_CACHE."
      )
    }
  }

  /// Makes `name` a link to `target`, unless it is one.
  ///
  /// - Throws: `BuildError` when the link cannot be created.
  func link(_ name: String, to target: String) throws(BuildError) {
    let place = file(name)
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != target else {
      return
    }
    let beside = "\(place).\(getpid())"
    unlink(beside)
    guard symlink(target, beside) == 0, rename(beside, place) == 0 else {
      throw BuildError("the link '\(place)' can't be created.")
    }
  }

  /// Makes `name` a hard link to the file at `path`, or a copy if that is not possible.
  ///
  /// - Throws: `BuildError` when it cannot be copied either.
  func copy(_ path: String, as name: String) throws(BuildError) {
    let place = file(name)
    let beside = "\(place).\(getpid())"
    unlink(beside)
    if Foundation.link(path, beside) != 0 {
      do {
        try FileManager.default.copyItem(atPath: path, toPath: beside)
      } catch {
        throw BuildError("'\(path)' can't be copied to '\(place)'.")
      }
    }
    rename(beside, place)
    // If both were the same file already, `rename` is a no-op and leaves both names.
    unlink(beside)
  }

  /// Deletes the folder and its contents.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Deletes the contents of the folder except for `kept`.
  func clear(but kept: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name != kept {
      folder(name).remove()
    }
  }

  /// Returns whether a file whose name has the given suffix is in the folder or a subfolder.
  func holdsFile(endingIn end: String) -> Bool {
    let files = FileManager.default.enumerator(atPath: path)
    while let name = files?.nextObject() as? String {
      if name.hasSuffix(end) { return true }
    }
    return false
  }

  /// Deletes the files in the folder and its subfolders whose names have the given suffix.
  func removeFiles(endingIn end: String) {
    let files = FileManager.default.enumerator(atPath: path)
    while let name = files?.nextObject() as? String {
      if name.hasSuffix(end) { unlink("\(path)/\(name)") }
    }
  }

  /// The disk usage of the files in the folder, in bytes.
  var size: Int {
    var sum = 0
    let files = FileManager.default.enumerator(atPath: path)
    while let name = files?.nextObject() as? String {
      var facts = stat()
      if lstat("\(path)/\(name)", &facts) == 0 { sum += Int(facts.st_blocks) * 512 }
    }
    return sum
  }
}
