// SPDX-License-Identifier: Apache-2.0

/// The progress of a build of modules, from the lines that SwiftPM prints.
package struct BuildProgress {
  /// The estimated cost of each module, by its name, in any unit.
  private let costs: [String: Int]
  private var finished: Set<String>
  private let costAtStart: Int

  /// Creates the progress of a build in which the modules in `finished` need not be compiled.
  ///
  /// - Parameters:
  ///   - costs: the estimated cost of each module, by its name, in any unit.
  ///   - finished: the names of modules that an earlier build finished.
  package init(costs: [String: Int], finished: Set<String> = []) {
    self.costs = costs
    self.finished = finished.intersection(costs.keys)
    costAtStart = self.finished.reduce(0) { $0 + (costs[$1] ?? 0) }
  }

  /// The number of modules.
  package var count: Int { costs.count }
  /// The number of finished modules.
  package var finishedCount: Int { finished.count }

  /// The part of the work that is done, from 0 to 1.
  package var fraction: Double {
    let whole = costs.values.reduce(0, +)
    return whole == 0 ? 1 : Double(finishedCost) / Double(whole)
  }

  private var finishedCost: Int { finished.reduce(0) { $0 + (costs[$1] ?? 0) } }

  /// Counts the module that `line` names as compiled, such as `[3/9] Compiling UIKit UIView.swift`.
  package mutating func record(_ line: some StringProtocol) {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return }
    let words = line[line.index(after: end)...].split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[0] == "Compiling" else { return }
    let module = String(words[1])
    if costs[module] != nil { finished.insert(module) }
  }

  /// Counts modules as built.
  package mutating func finish(_ modules: some Sequence<String>) {
    finished.formUnion(modules.filter { costs[$0] != nil })
  }

  /// Returns the estimated remaining time, in seconds, or `nil` if too little was built for an estimate.
  package func remaining(after elapsed: Double) -> Double? {
    let done = finishedCost - costAtStart
    let whole = costs.values.reduce(0, +)
    let left = whole - finishedCost
    // The first modules are small, and bear most of the fixed costs.
    guard done * 20 >= whole else { return nil }
    return elapsed * Double(left) / Double(done)
  }

  /// Returns the progress in a line: modules, percent, elapsed and remaining time, size on disk.
  ///
  /// - Parameters:
  ///   - elapsed: the time since the start, in seconds.
  ///   - size: the size of the build products, in bytes.
  /// - Returns: the line, without a newline.
  package func text(elapsed: Double, size: Int) -> String {
    var words = [
      "\(finished.count) of \(count) modules", "\(Int(fraction * 100)) %", Self.time(elapsed),
    ]
    if let left = remaining(after: elapsed) { words.append("about \(Self.time(left)) left") }
    words.append(Self.size(size))
    return words.joined(separator: ", ")
  }

  /// Returns a duration such as `1 min 20 s`.
  static func time(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }

  /// Returns a size such as `120 MB`.
  static func size(_ bytes: Int) -> String { "\((bytes + 500_000) / 1_000_000) MB" }
}
