// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import Testing

/// Tests of code in the style of applications; the same files are compiled in both language modes.
struct ApplicationTests {
  @Test @MainActor func `a search waits, searches, shows`() {
    var asked: [String] = []
    let model = SearchModel(scheduler: ImmediateScheduler.shared) { query in
      asked.append(query)
      return Just([query, query.uppercased()]).setFailureType(to: (any Error).self)
        .eraseToAnyPublisher()
    }
    var selected: [String] = []
    var changes = 0
    let cancellables = [
      model.selection.sink { selected.append($0) },
      model.objectWillChange.sink { changes += 1 },
    ]
    model.query = "a"
    model.query = " a "
    model.select(1)
    NotificationCenter.default.post(name: .searchReset, object: nil, userInfo: ["query": "b"])
    #expect(asked == ["a", "b"])
    #expect(model.results == ["b", "B"])
    #expect(!model.isEmpty)
    #expect(selected == ["A"])
    #expect(changes >= 5)
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func `a loader decodes, tries again, gives up`() throws {
    let url = try #require(URL(string: "http://mullion.test"))
    var attempts = 0
    let loader = Loader { _ in
      Deferred {
        attempts += 1
        return attempts == 1
          ? Fail(error: Loader.Failure.offline).eraseToAnyPublisher() : Self.items("a")
      }.eraseToAnyPublisher()
    }
    var result: Result<[Loader.Item], Loader.Failure>?
    loader.start(url) { result = $0 }
    #expect(result == .success([Loader.Item(name: "a")]))
    #expect(loader.last == result)
    #expect(attempts == 2)
    var all: [Loader.Item] = []
    let cancellable = Loader { _ in Self.items("b") }.loadAll([url, url])
      .replaceError(with: []).sink { all = $0 }
    #expect(all.map(\.name) == ["b", "b"])
    cancellable.cancel()
  }

  private static func items(_ name: String) -> AnyPublisher<Data, Loader.Failure> {
    Just(Data(#"[{"name":"\#(name)"}]"#.utf8)).setFailureType(to: Loader.Failure.self)
      .eraseToAnyPublisher()
  }

  @Test func `publishers of the application's own work as others`() {
    final class Button: EventSource {
      var handler: (() -> Void)?
    }
    let button = Button()
    var taps = 0
    let cancellable = EventPublisher(source: button).scan(0) { count, _ in count + 1 }
      .sink { taps = $0 }
    button.handler?()
    button.handler?()
    cancellable.cancel()
    #expect(taps == 2)
    #expect(button.handler == nil)
  }

  @Test func `operators of the application's own work as others`() {
    var pairs: [String] = []
    let cancellable = [1, nil, 2].publisher.unwrapped().withPrevious()
      .sink { pairs.append("\($0.previous ?? 0) \($0.current)") }
    cancellable.cancel()
    #expect(pairs == ["0 1", "1 2"])
  }

  @Test @MainActor func `a property is shown in a label`() {
    @MainActor final class Label {
      var text: String?
    }
    final class Model {
      @Published var title: String = "a"
    }
    let (label, model) = (Label(), Model())
    let cancellable = model.$title.map(Optional.some).sink { label.text = $0 }
    model.title = "b"
    #expect(label.text == "b")
    cancellable.cancel()
  }
}
