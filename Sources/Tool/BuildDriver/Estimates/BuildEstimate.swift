// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An estimate of which files of a package or project can be built, made from names without a compiler.
package struct BuildEstimate {
  /// The estimates of the files, in the order of the modules.
  package private(set) var files: [FileEstimate] = []

  /// Estimates the files of `subject` with the names that are known.
  ///
  /// - Complexity: O(*n*) in the size of the sources.
  init(of subject: EstimateSubject, _ known: KnownNames, modules: Set<String>) {
    let survey = SurveyedSubject(subject, platform: modules)
    for module in survey.modules {
      let isKnown = { (name: String) in
        if survey.declared.contains(name) || known.names.contains(name) { return true }
        if module.importable.contains(name) { return true }
        // The stored value of a property wrapper.
        return name.hasPrefix("_") && survey.declared.contains(String(name.dropFirst()))
      }
      for (file, tokens) in module.sources {
        let name =
          file.path.hasPrefix(subject.folder + "/")
          ? String(file.path.dropFirst(subject.folder.count + 1)) : file.path
        files.append(
          FileSurvey(file, tokens, importable: module.importable, subject: subject)
            .estimate(name, isKnown: isKnown))
      }
    }
  }

  /// The lines about all files, the table of missing names, and the verdict.
  package var text: String {
    let lines = files.map(\.text)
    let table = missing.prefix(20).map { entry in
      "\(Self.column(entry.files)) \(Self.column(entry.uses)) \(entry.name)"
    }
    let head = table.isEmpty ? [] : ["", "Missing: files, uses, name"]
    return (lines + head + table + ["", verdict]).map { "\($0)\n" }.joined()
  }

  private static func column(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(0, 6 - text.count)) + text
  }

  /// The missing names with the numbers of files and of uses, those first that most files miss.
  package var missing: [(name: String, files: Int, uses: Int)] {
    var counts: [String: (files: Int, uses: Int)] = [:]
    for entry in files.flatMap(\.missing) {
      let old = counts[entry.name] ?? (0, 0)
      counts[entry.name] = (old.files + 1, old.uses + entry.uses)
    }
    return counts.map { (name: $0.key, files: $0.value.files, uses: $0.value.uses) }
      .sorted { ($1.files, $1.uses, $0.name) < ($0.files, $0.uses, $1.name) }
  }

  /// Returns the number of files with an answer.
  package func count(_ answer: FileEstimate.Answer) -> Int { files.count { $0.answer == answer } }

  /// One sentence with the result of the estimate.
  package var verdict: String {
    let (no, unsure) = (count(.no), count(.unsure))
    let beginning = "estimate, nothing was compiled: "
    guard !files.isEmpty else { return beginning + "there are no Swift files." }
    let all = files.count == 1 ? "1 file" : "\(files.count) files"
    if no == 0, unsure == 0 { return beginning + "nothing of \(all) is known to be missing." }
    let most = missing.first.map { ", most often for \($0.name)" } ?? ""
    let doubt = unsure == 0 ? "" : ", and \(unsure) \(unsure == 1 ? "is" : "are") unsure"
    return beginning + "\(no) of \(all) \(no == 1 ? "does" : "do") not build\(most)\(doubt)."
  }
}
