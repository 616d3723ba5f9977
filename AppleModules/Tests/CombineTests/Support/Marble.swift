// SPDX-License-Identifier: Apache-2.0

import Combine

/// A marble diagram of a publisher, with a character for each tick of time: `-` for no event, `|` for the
/// completion, `#` for an error, anything else for a value, and `(ab)` for several events at the same time.
struct Marble {
  typealias Line = AnyPublisher<String, Trouble>
  let clock = TickClock()

  /// Returns the diagram of the output of an operator for the upstreams `lines`, without trailing ticks.
  static func draw(_ lines: [String], _ operate: ([Line], TickClock) -> Line) -> String {
    Marble().draw(lines, operate)
  }

  private func draw(_ lines: [String], _ operate: ([Line], TickClock) -> Line) -> String {
    let subjects = lines.map { _ in PassthroughSubject<String, Trouble>() }
    let probe = operate(subjects.map { $0.eraseToAnyPublisher() }, clock).probe()
    let ticks = lines.map(Self.parse)
    var out = ""
    var seen = 0
    for tick in 0..<((ticks.map(\.count).max() ?? 0) + 12) {
      for (subject, ticks) in zip(subjects, ticks) where tick < ticks.count {
        for mark in ticks[tick] { send(mark, to: subject) }
      }
      clock.runWhatIsDue()
      let new = probe.events[seen...].map(Self.mark)
      seen = probe.events.count
      out += new.isEmpty ? "-" : new.count == 1 ? new[0] : "(" + new.joined() + ")"
      clock.now.tick += 1
    }
    while out.last == "-" { out.removeLast() }
    return out
  }

  private func send(_ mark: Character, to subject: PassthroughSubject<String, Trouble>) {
    switch mark {
    case "|": subject.send(completion: .finished)
    case "#": subject.send(completion: .failure(Trouble()))
    default: subject.send(String(mark))
    }
  }

  private static func mark(_ event: Probe<String, Trouble>.Event) -> String {
    switch event {
    case .value(let value): value.count == 1 ? value : "[\(value)]"
    case .finished: "|"
    case .failed: "#"
    }
  }

  private static func parse(_ line: String) -> [[Character]] {
    var ticks: [[Character]] = []
    var isGroup = false
    for character in line {
      switch character {
      case "(":
        ticks.append([])
        isGroup = true
      case ")": isGroup = false
      case "-": ticks.append([])
      default:
        if isGroup { ticks[ticks.count - 1].append(character) } else { ticks.append([character]) }
      }
    }
    return ticks
  }
}
