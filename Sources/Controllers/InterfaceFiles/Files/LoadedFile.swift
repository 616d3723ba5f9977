// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts
package import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// An interface file that objects are made from.
@MainActor
package final class LoadedFile {
  /// What is in the file.
  package let document: InterfaceDocument
  /// Where its pictures and colours are; nil: with the program.
  package let bundle: Bundle?
  /// Whether classes that the file names are looked for; else those of the library stand for them.
  package let usesClasses: Bool
  /// What was noted while objects were made, each once.
  package private(set) var findings: [InterfaceFinding] = []
  private var noted: Set<String> = []
  /// Hears each finding; nil: it is said as a diagnostic.
  package var listener: ((InterfaceFinding) -> Void)?
  /// Finds storyboards beside the file, where no program is built; nil: the program's bundles are asked.
  var findStoryboard: ((String) -> (any StoryboardContent)?)?
  /// The scenes that are being made, by the ids of their controllers.
  var underway: Set<String> = []
  /// How many scenes are being embedded in each other.
  var embedded = 0
  /// Hears of each object that is made, for tools.
  var onMade: ((NSObject, InterfaceElement) -> Void)?
  /// Notified when the view of a scene is loaded and connected, for tools.
  var onLoaded: (() -> Void)?
  @exclusivity(unchecked) private var plans: [ObjectIdentifier: ElementPlan] = [:]
  private var slots: [String: Int] = [:]
  private let url: URL?
  private let date: Date?
  private let languages: [String]
  /// The words beside the file in the languages that were asked for when it was read; a file that is
  /// read for others is another one, because elements keep their words.
  private(set) lazy var strings = FileStrings(
    url, for: languages.isEmpty ? Locale.preferredLanguages : languages)
  private(set) lazy var exclusions = Exclusions(document)
  private(set) lazy var classes = ClassFinder(module: ClassFinder.module(of: url))

  /// The file of the document.
  package init(
    _ document: InterfaceDocument, in bundle: Bundle?, at url: URL? = nil, languages: [String] = [],
    usesClasses: Bool = true
  ) {
    self.document = document
    self.bundle = bundle
    self.url = url
    self.usesClasses = usesClasses
    date = url.flatMap(Self.date)
    self.languages = languages
  }

  /// What is known of an element of the file, for all objects that are made of it.
  func plan(of element: InterfaceElement) -> ElementPlan {
    if let known = plans[ObjectIdentifier(element)] { return known }
    let new = ElementPlan(element, in: self)
    plans[ObjectIdentifier(element)] = new
    return new
  }

  /// Where objects that are called `id` are counted: names are compared once, not for each object.
  func slot(of id: String) -> Int {
    if let known = slots[id] { return known }
    let new = slots.count
    slots[id] = new
    return new
  }

  /// How many objects were counted until now.
  var slotCount: Int { slots.count }

  /// Whether the file is as it was when it was read.
  var isCurrent: Bool { url.map { Self.date(of: $0) == date } ?? true }

  /// Notes something about an element, once for each `subject`.
  func record(_ message: String, _ element: InterfaceElement, once subject: String? = nil) {
    let finding = InterfaceFinding(place: element.place, object: element.words, message: message)
    guard noted.insert(subject ?? finding.description).inserted else { return }
    findings.append(finding)
    if let listener { listener(finding) } else { Diagnostics.report(finding.description) }
  }

  /// The storyboard called `name` that a scene refers to; nil: there is none.
  func storyboard(named name: String) -> (any StoryboardContent)? {
    if let findStoryboard { return findStoryboard(name) }
    guard let found = try? InterfaceReader.ofStoryboards?.storyboard(named: name, in: bundle) else {
      return nil
    }
    return found
  }

  private static func date(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }
}
