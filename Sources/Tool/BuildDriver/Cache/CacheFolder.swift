// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A folder of the cache.
///
/// What stands in it is written beside its place and then put there.
struct CacheFolder {
  let path: String

  /// A folder in this one.
  func folder(_ name: String) -> CacheFolder { CacheFolder(path: "\(path)/\(name)") }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes the folder, and those it stands in.
  ///
  /// - Throws: `BuildError` when that can't be.
  func make() throws(BuildError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw BuildError(
        "the cache folder '\(path)' can't be made; name another one in MULLION_CACHE.")
    }
  }

  /// The text of a file in it; nil: there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file in it, unless it says that already.
  ///
  /// - Throws: `BuildError` when that can't be.
  func write(_ text: String, _ name: String) throws(BuildError) {
    guard self.text(name) != text else { return }
    do {
      try WholeFile(file(name)).write(Data(text.utf8))
    } catch {
      throw BuildError(
        "'\(file(name))' can't be written; make room, or name another folder in MULLION_CACHE.")
    }
  }

  /// Makes `name` a link to `target`, unless it is one.
  ///
  /// - Throws: `BuildError` when that can't be.
  func link(_ name: String, to target: String) throws(BuildError) {
    let place = file(name)
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != target else {
      return
    }
    let beside = "\(place).\(getpid())"
    unlink(beside)
    guard symlink(target, beside) == 0, rename(beside, place) == 0 else {
      throw BuildError("the link '\(place)' can't be made.")
    }
  }

  /// Makes `name` the same file as the one at `path`, or a copy where that can't be.
  ///
  /// - Throws: `BuildError` when it can't be copied either.
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
    // Where both were one file already, both names are left.
    unlink(beside)
  }

  /// Deletes the folder with all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Deletes all that is in the folder but what is called `kept`.
  func clear(but kept: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name != kept {
      folder(name).remove()
    }
  }

  /// Whether a file whose name has the given end stands in it or in a folder of it.
  func holdsFile(endingIn end: String) -> Bool {
    let files = FileManager.default.enumerator(atPath: path)
    while let name = files?.nextObject() as? String {
      if name.hasSuffix(end) { return true }
    }
    return false
  }

  /// Deletes the files in it, and in all folders of it, whose names have the given end.
  func removeFiles(endingIn end: String) {
    let files = FileManager.default.enumerator(atPath: path)
    while let name = files?.nextObject() as? String {
      if name.hasSuffix(end) { unlink("\(path)/\(name)") }
    }
  }

  /// How many bytes the files in it take.
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
