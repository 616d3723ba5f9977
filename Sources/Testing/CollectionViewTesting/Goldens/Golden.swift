// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A picture kept in a file beside a test, which later runs compare with what they make.
///
/// The file is `Goldens/NAME.txt` (or `.svg`, `.png`) in the folder of the test's source. The
/// comparison is exact, byte for byte. A run that differs leaves `NAME.new.txt` beside the file, and
/// the lines that differ in `NAME.diff.txt` (of pixels: a picture, `NAME.diff.png`), and says how to
/// accept it; a run that is equal deletes what an earlier run left. Keep `*.new.*` and `*.diff.*` out
/// of version control.
///
/// ```swift
/// @Test @MainActor func `the mosaic fills the width`() throws {
///   let harness = CollectionViewHarness(MosaicViewController())
///   try Golden("mosaic").check(harness)
/// }
/// ```
public struct Golden: Sendable {
  /// The golden file's path.
  public let path: String
  /// When the file is written.
  public let recording: GoldenRecording

  /// The golden `name` of the test that stands in `file`.
  ///
  /// - Parameters:
  ///   - name: the file's name without its ending; may hold `/` for folders inside `Goldens`.
  ///   - format: what kind of picture it is.
  ///   - recording: when the file is written.
  ///   - file: the test's source; leave it out.
  public init(
    _ name: String, _ format: GoldenFormat = .text, recording: GoldenRecording = .current,
    file: String = #filePath
  ) {
    let folder = (file as NSString).deletingLastPathComponent
    self.init(
      path: "\(folder)/Goldens/\(name).\(format.pathExtension)", recording: recording)
  }

  /// The golden in the file at `path`; what kind of picture it is follows from how that ends, and
  /// is text unless it ends in `.svg` or `.png`.
  public init(path: String, recording: GoldenRecording = .current) {
    self.path = path
    self.recording = recording
  }

  /// What kind of picture it is.
  public var format: GoldenFormat {
    GoldenFormat(pathExtension: (path as NSString).pathExtension)
  }

  /// Where a run that differs leaves what it made.
  public var leftover: String { beside("new.\(format.pathExtension)") }

  /// Where a run that differs leaves the lines that do; of pixels, a picture of them.
  public var difference: String { beside(format == .png ? "diff.png" : "diff.txt") }

  private func beside(_ ending: String) -> String {
    (path as NSString).deletingPathExtension + "." + ending
  }

  /// Compares `text` with the golden file, or writes the file when recording asks for it.
  ///
  /// - Throws: ``GoldenMismatch`` when the file is missing or differs and was not written; an error
  ///   of Foundation's when a file can't be written.
  @discardableResult
  public func check(
    _ text: String, file: String = #fileID, line: Int = #line, filePath: String = #filePath
  ) throws -> GoldenOutcome {
    if TextPictureFormat.holdsNothing(text) {
      Diagnostics.report(TextPictureFormat.emptinessAdvice(path))
    }
    let place = SourcePlace(path: filePath, line: line)
    return try check(Data(text.utf8), at: ("\(file):\(line)", place)) { kept in
      difference(from: String(decoding: kept, as: UTF8.self), to: text)
    }
  }

  /// What a message says of two texts, and all of their difference.
  private func difference(from old: String, to new: String) -> (words: [String], file: Data?) {
    let lines = LineDifference(from: old, to: new)
    let summary = FrameDifference(from: old, to: new).sentences
    let name = (difference as NSString).lastPathComponent
    let all = Data((lines.whole.joined(separator: "\n") + "\n").utf8)
    let golden = (path as NSString).lastPathComponent
    if let sentence = TextPictureFormat.sentence(from: old, to: new, named: golden) {
      return ([sentence] + summary, all)
    }
    return (
      summary + ["-: golden, +: now"] + lines.text(limit: LineDifference.limit, rest: name), all
    )
  }

  /// Compares a PNG file with the golden file, or writes the golden file when recording asks for it.
  ///
  /// Pixels depend on who draws them: a golden names the rasteriser and fonts that made it, and is
  /// compared with nobody else's picture. The outcome is ``GoldenOutcome/skipped(_:)`` then, and the
  /// reason is reported.
  ///
  /// - Parameters:
  ///   - png: the file.
  ///   - rasteriser: who made it, with fonts.
  ///   - file: the test's source; leave it out.
  ///   - line: where the check stands in it; leave it out.
  ///   - filePath: where the source is; leave it out.
  /// - Returns: what became of it.
  /// - Throws: as ``check(_:file:line:filePath:)-(String,_,_,_)``.
  @discardableResult
  public func check(
    png: Data, by rasteriser: String, file: String = #fileID, line: Int = #line,
    filePath: String = #filePath
  ) throws -> GoldenOutcome {
    let kept = FileManager.default.contents(atPath: path)
    if let kept, recording != .all, let maker = PNGNote.text(in: kept), maker != rasteriser {
      return .skip("\(path) was drawn by \(maker), and this is \(rasteriser): not compared.")
    }
    let place = SourcePlace(path: filePath, line: line)
    return try check(
      PNGNote.adding(rasteriser, to: png), at: ("\(file):\(line)", place)
    ) { kept in
      PixelDifference(from: kept, to: png).map { ([$0.sentence], $0.png) }
    }
  }

  private func check(
    _ made: Data, at place: (name: String, source: SourcePlace),
    difference: (Data) -> (words: [String], file: Data?)?
  ) throws -> GoldenOutcome {
    let kept = FileManager.default.contents(atPath: path)
    let state: GoldenState = kept == nil ? .missing : kept == made ? .equal : .different
    let isShared = GoldenLedger.note(made, at: path)
    if recording.writes(state) {
      let isFirst = !FileManager.default.fileExists(atPath: folder)
      try write(made, to: path)
      if isFirst, let advice = LeftoverAdvice(folder: folder)?.sentence {
        Diagnostics.report(advice)
      }
      if isShared { Diagnostics.report("\(path): \(GoldenLedger.advice)") }
    }
    guard state == .equal || recording.writes(state) else {
      let change = kept.flatMap(difference)
      let left = leave(made, difference: change?.file)
      note(change?.words ?? [], isMissing: kept == nil, at: place.source)
      throw GoldenMismatch(
        [place.name, kept == nil ? "There is no golden \(path) yet." : "\(path) differs."]
          + (change?.words ?? []) + (isShared ? [GoldenLedger.advice] : [])
          + [left],
        golden: self)
    }
    for file in [leftover, self.difference] where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.removeItem(atPath: file)
    }
    return recording.writes(state) ? .written : .equal
  }

  /// Writes what a test made, and its difference from the golden, beside the golden.
  ///
  /// - Returns: The sentence about the files, or about why there are none.
  private func leave(_ made: Data, difference: Data?) -> String {
    do {
      try write(made, to: leftover)
      if let difference { try write(difference, to: self.difference) }
    } catch {
      return "No file could be left beside it: \(error.localizedDescription)"
    }
    let left = [leftover] + (difference == nil ? [] : [self.difference])
    let names = left.map { ($0 as NSString).lastPathComponent }
    return "Left beside it: \(names.joined(separator: ", "))"
  }

  /// Has reports tell of a golden that is missing or differs.
  private func note(_ words: [String], isMissing: Bool, at place: SourcePlace) {
    let entry = GoldenEntry(golden: path, made: leftover, isMissing: isMissing, words: words)
    ResultFolder.current?.note(.golden(entry), at: place)
  }

  private var folder: String { (path as NSString).deletingLastPathComponent }

  private func write(_ data: Data, to file: String) throws {
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try WholeFile(file).write(data)
  }
}
