// SPDX-License-Identifier: Apache-2.0

/// The imports and names of a source, from which it is estimated whether the source can be built.
struct FileSurvey {
  private let file: SourceFile
  private let tokens: [SourceToken]
  private let importable: Set<String>
  private let subject: EstimateSubject

  init(
    _ file: SourceFile, _ tokens: [SourceToken], importable: Set<String>, subject: EstimateSubject
  ) {
    (self.file, self.tokens, self.importable, self.subject) = (file, tokens, importable, subject)
  }

  /// Returns the estimate of the file, which is called `name`.
  func estimate(_ name: String, isKnown: (String) -> Bool) -> FileEstimate {
    var uses: [UsedName] = []
    var estimate = FileEstimate(name)
    var isOpen = false
    for (module, line) in file.imports(tokens) where !importable.contains(module) {
      if module == "Darwin" || module == "SwiftUI" { continue }
      if AppleFrameworks.names.contains(module) {
        estimate.doubts.append("imports \(module), which is missing")
      } else if subject.fetchedProducts.contains(module) || !subject.fetched.isEmpty {
        estimate.doubts.append("imports \(module) of a package that is not here")
        isOpen = true
      } else {
        uses.append(UsedName(text: "import \(module)", line: line))
      }
    }
    if file.imports(tokens).contains(where: { $0.module == "SwiftUI" }) { uses += swiftUI }
    let unknown = UnknownNames(file, tokens, isKnown: isKnown).uses
    if isOpen {
      if let first = unknown.first { estimate.doubts.append("\(first.text) may be of it") }
    } else {
      uses += unknown
    }
    uses += UnsupportedConstructs(file, tokens).uses
    var counts: [String: Int] = [:]
    for use in uses { counts[use.text, default: 0] += 1 }
    estimate.line = uses.map(\.line).min()
    estimate.missing = counts.map { (name: $0.key, uses: $0.value) }
      .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    return estimate
  }

  /// The declarations of views of SwiftUI.
  private var swiftUI: [UsedName] {
    var uses: [UsedName] = []
    for (index, token) in tokens.enumerated() where token.kind == .word && index > 0 {
      let isInherited = [":", ","].contains { mark(index - 1, $0) }
      guard isInherited, Self.refused.contains(file.text(token)),
        [2, 3].contains(where: { index >= $0 && isDeclaration(index - $0) })
      else { continue }
      uses.append(UsedName(text: "SwiftUI.\(file.text(token))", line: token.line))
    }
    return uses
  }

  private static let refused: Set = ["View", "App", "Scene", "ViewModifier", "ButtonStyle"]

  private func mark(_ index: Int, _ character: Character) -> Bool {
    tokens[index].kind == .mark && file.bytes[tokens[index].start] == character.asciiValue
  }

  /// Returns whether the token at `index`, or the one before, begins the declaration of a type.
  private func isDeclaration(_ index: Int) -> Bool {
    for place in [index, index - 1] where place >= 0 && tokens[place].kind == .word {
      if ["struct", "class", "enum", "extension"].contains(file.text(tokens[place])) {
        return true
      }
    }
    return false
  }
}
