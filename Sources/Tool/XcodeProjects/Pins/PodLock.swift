// SPDX-License-Identifier: Apache-2.0

/// The contents of a `Podfile.lock`.
package struct PodLock {
  /// The pods, each once, in the order of the file; a subspecification counts as its pod.
  package private(set) var pins: [PinnedDependency] = []

  /// Reads the file at `path`.
  ///
  /// - Throws: `ProjectError` when it cannot be read, or has no list of pods.
  package init(path: String) throws(ProjectError) {
    let lock = try LockText(path)
    var section = ""
    var pod = ""
    var hasPods = false
    for (line, number) in zip(lock.lines, 1...) {
      let indentation = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indentation)
      guard !text.isEmpty else { continue }
      if indentation == 0 {
        section = String(text.prefix { $0 != ":" })
        hasPods = hasPods || section == "PODS"
      } else if section == "PODS", indentation == 2, text.hasPrefix("- ") {
        try add(Self.unquoted(text.dropFirst(2)), path, number)
      } else if section == "EXTERNAL SOURCES" || section == "CHECKOUT OPTIONS" {
        if indentation == 2 { pod = Self.unquoted(text) }
        if indentation == 4 { assign(text, to: pod) }
      }
    }
    guard hasPods else {
      throw ProjectError(path, nil, "there is no 'PODS:' in it: this is not a Podfile.lock.")
    }
  }

  /// Adds the pod of an entry such as `RxCocoa (5.1.1):`.
  private mutating func add(_ entry: String, _ path: String, _ line: Int) throws(ProjectError) {
    let parts = entry.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, let end = parts[1].firstIndex(of: ")") else {
      throw ProjectError(path, line, "expected a pod with its version, as in '- Pod (1.0)'.")
    }
    let whole = parts[0].split(separator: "/").first ?? parts[0]
    let name = whole.trimmingSuffix { $0 == " " }
    guard !pins.contains(where: { $0.name == name }) else { return }
    var pin = PinnedDependency(.cocoaPods, String(name), file: path, line: line)
    pin.version = String(parts[1][..<end])
    pins.append(pin)
  }

  /// Reads a field of a pod's source, such as `:git: https://example.org/pod.git`.
  private mutating func assign(_ field: Substring, to pod: String) {
    let sides = field.split(separator: ": ", maxSplits: 1)
    let root = pod.split(separator: "/").first.map(String.init) ?? pod
    guard sides.count == 2, let place = pins.firstIndex(where: { $0.name == root }) else { return }
    let value = Self.unquoted(sides[1])
    switch sides[0] {
    case ":git": pins[place].address = value
    case ":commit": pins[place].commit = value
    case ":tag": pins[place].version = value
    case ":branch": pins[place].branch = value
    case ":path", ":podspec": pins[place].path = value
    default: break
    }
  }

  /// Returns `text` without quotes and the colon after it.
  private static func unquoted(_ text: Substring) -> String {
    let own = text.hasSuffix(":") ? text.dropLast() : text
    return String(own.trimmingSuffix { $0 == " " || $0 == "\"" }.drop { $0 == "\"" })
  }
}

extension Substring {
  /// Returns the text without the characters at its end that satisfy `isLeftOut`.
  func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
