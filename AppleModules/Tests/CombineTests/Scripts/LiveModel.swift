// SPDX-License-Identifier: Apache-2.0

/// An event of one of several publishers.
enum LiveEvent: Equatable {
  case value(Int, of: Int)
  case finished(Int)
  case failed(Int)
}

/// A naive model of an operator that joins publishers, evaluated event by event.
protocol LiveModel {
  init()
  /// Returns the events that the subscriber receives for an event of an upstream, as text.
  mutating func take(_ event: LiveEvent) -> [String]
}

/// The number of publishers.
let liveCount = 3

struct MergeModel: LiveModel {
  var finished: Set<Int> = []
  mutating func take(_ event: LiveEvent) -> [String] {
    switch event {
    case .value(let value, _): return ["\(value)"]
    case .failed: return ["#"]
    case .finished(let index):
      finished.insert(index)
      return finished.count == liveCount ? ["|"] : []
    }
  }
}

struct LatestModel: LiveModel {
  var latest: [Int: Int] = [:]
  var finished: Set<Int> = []
  mutating func take(_ event: LiveEvent) -> [String] {
    switch event {
    case .value(let value, let index):
      latest[index] = value
      guard latest.count == liveCount else { return [] }
      return ["\((0..<liveCount).compactMap { latest[$0] })"]
    case .failed: return ["#"]
    case .finished(let index):
      finished.insert(index)
      return finished.count == liveCount ? ["|"] : []
    }
  }
}

struct ZipModel: LiveModel {
  var waiting: [[Int]] = Array(repeating: [], count: liveCount)
  var finished: Set<Int> = []
  mutating func take(_ event: LiveEvent) -> [String] {
    var out: [String] = []
    switch event {
    case .value(let value, let index):
      waiting[index].append(value)
      if waiting.allSatisfy({ !$0.isEmpty }) {
        out.append("\(waiting.indices.map { waiting[$0].removeFirst() })")
      }
    case .failed: return ["#"]
    case .finished(let index): finished.insert(index)
    }
    return finished.contains { waiting[$0].isEmpty } ? out + ["|"] : out
  }
}

/// A model in which the first publisher selects which of the others is observed.
struct SwitchModel: LiveModel {
  var current: Int?
  var finished: Set<Int> = []
  var failed: Set<Int> = []
  mutating func take(_ event: LiveEvent) -> [String] {
    switch event {
    case .value(let value, 0):
      current = 1 + value % (liveCount - 1)
      if failed.contains(current ?? 0) { return ["#"] }
      if finished.contains(current ?? 0) { current = nil }
    case .value(let value, let index): return index == current ? ["\(value)"] : []
    case .failed(let index):
      failed.insert(index)
      return index == 0 || index == current ? ["#"] : []
    case .finished(let index):
      finished.insert(index)
      if index == current { current = nil }
    }
    return finished.contains(0) && current == nil ? ["|"] : []
  }
}

/// A model in which the first publisher selects which of the others is observed, in addition to those
/// selected before.
struct FlatMapModel: LiveModel {
  var heard: [Int: Int] = [:]
  var finished: Set<Int> = []
  var failed: Set<Int> = []
  mutating func take(_ event: LiveEvent) -> [String] {
    switch event {
    case .value(let value, 0):
      let index = 1 + value % (liveCount - 1)
      if failed.contains(index) { return ["#"] }
      if !finished.contains(index) { heard[index, default: 0] += 1 }
    case .value(let value, let index):
      return Array(repeating: "\(value)", count: heard[index, default: 0])
    case .failed(let index):
      failed.insert(index)
      return index == 0 || heard[index] != nil ? ["#"] : []
    case .finished(let index):
      finished.insert(index)
      heard[index] = nil
    }
    return finished.contains(0) && heard.isEmpty ? ["|"] : []
  }
}
