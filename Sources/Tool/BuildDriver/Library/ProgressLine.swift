// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The line that shows the progress of a build of Mullion's modules.
///
/// On a terminal it is updated each second; elsewhere a line is printed every half minute.
final class ProgressLine {
  private var progress: BuildProgress
  private let folder: CacheFolder
  private let environment: BuildEnvironment
  private let start = Date()
  private var shown = Date()
  private var size = 0
  private var measured = Date.distantPast

  /// Creates a line for a build in `folder`, and announces the build.
  init(_ progress: BuildProgress, folder: CacheFolder, environment: BuildEnvironment) {
    self.progress = progress
    self.folder = folder
    self.environment = environment
    var words = "mullion: building Mullion's modules, once for this toolchain"
    if progress.finishedCount > 0 {
      words += "; \(progress.finishedCount) of \(progress.count) are built already"
    }
    environment.say("\(words)\n")
  }

  /// Handles a line of SwiftPM's output.
  func take(_ line: String) {
    progress.record(line)
    update()
  }

  /// Counts modules of a completed build as built.
  func finish(_ modules: some Sequence<String>) {
    progress.finish(modules)
    update()
  }

  /// Shows the progress, unless it was updated recently.
  func update() {
    let now = Date()
    guard now.timeIntervalSince(shown) >= (environment.isTerminal ? 1 : 30) else { return }
    shown = now
    // Measuring the folder takes longer the more files it contains.
    if now.timeIntervalSince(measured) >= 10 { (size, measured) = (folder.size, now) }
    let text = progress.text(elapsed: now.timeIntervalSince(start), size: size)
    environment.say(
      environment.isTerminal ? "\r\u{1B}[Kmullion: \(text)" : "mullion: \(text)\n")
  }

  /// Ends the line, with the duration of the build.
  func end() {
    let time = BuildProgress.time(Date().timeIntervalSince(start))
    environment.say(
      (environment.isTerminal ? "\r\u{1B}[K" : "")
        + "mullion: Mullion's modules are built (\(time), \(BuildProgress.size(folder.size)))\n")
  }
}
