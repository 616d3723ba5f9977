// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count: Int?
    @Published private(set) var list: [Int] = []
    var plain = 0
    init() {}
    func add(_ number: Int) { list.append(number) }
  }

  @Test func `a published property publishes its value, then each before it is there`() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.$name.sink { log.append("\($0) while \(model.name)") }
    model.name = "b"
    cancellable.cancel()
    model.name = "c"
    #expect(log == ["a while a", "b while a"])
    #expect(model.name == "c")
  }

  @Test func `objectWillChange publishes before any published property changes`() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.objectWillChange.sink {
      log.append("\(model.name) \(model.count ?? 0) \(model.list)")
    }
    model.name = "b"
    model.count = 1
    model.add(5)
    model.plain = 3
    cancellable.cancel()
    model.name = "d"
    #expect(log == ["a 0 []", "b 0 []", "b 1 []"])
  }

  @Test func `objectWillChange of an object is always the same`() {
    let model = Model()
    let other = Model()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(model.objectWillChange !== other.objectWillChange)
  }

  @Test func `an object that says itself what publishes changes is left alone`() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      @Published var name = "a"
    }
    let own = Own()
    var count = 0
    let cancellable = own.objectWillChange.sink { count += 1 }
    own.name = "b"
    #expect(count == 0)
    own.objectWillChange.send()
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func `properties of superclasses publish as well`() {
    class Base: ObservableObject {
      @Published var base = 0
    }
    final class Derived: Base {
      @Published var derived = 0
    }
    let object = Derived()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.base = 1
    object.derived = 1
    #expect(count == 2)
    cancellable.cancel()
  }

  @Test func `assign(to:) writes to a published property as long as its object lives`() {
    var model: Model? = Model()
    let subject = PassthroughSubject<String, Never>()
    var wasCancelled = false
    if let model {
      subject.handleEvents(receiveCancel: { wasCancelled = true }).assign(to: &model.$name)
    }
    subject.send("x")
    #expect(model?.name == "x")
    #expect(!wasCancelled)
    model = nil
    #expect(wasCancelled)
  }

  @Test func `a value set while one is published is overwritten by that one`() {
    let model = Model()
    let cancellable = model.$name.dropFirst().sink { if $0 == "b" { model.name = "inner" } }
    model.name = "b"
    #expect(model.name == "b")
    cancellable.cancel()
  }

  @Test func `what objects that are gone had doesn't come back for others at their place`() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<200 {
      let model = Model()
      let publisher = model.objectWillChange
      #expect(!publishers.contains { $0 === publisher })
      publishers.append(publisher)
    }
  }

  @Test func `a property that takes another's publisher follows it`() {
    let model = Model()
    let other = Model()
    model.$name = other.$name
    other.name = "z"
    #expect(model.name == "z")
  }

  @Test @MainActor func `models on the main actor publish`() {
    @MainActor final class Screen: ObservableObject {
      @Published var title = "a"
    }
    let screen = Screen()
    var titles: [String] = []
    var changes = 0
    let first = screen.$title.sink { titles.append($0) }
    let second = screen.objectWillChange.sink { changes += 1 }
    screen.title = "b"
    #expect(titles == ["a", "b"])
    #expect(changes == 1)
    first.cancel()
    second.cancel()
  }
}
