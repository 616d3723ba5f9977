// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation

/// The model of a screen, in the style of applications.
@MainActor
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var isEmpty = true
  @Published var error: (any Error)?

  private var cancellables = Set<AnyCancellable>()
  private let didSelect = PassthroughSubject<String, Never>()
  var selection: AnyPublisher<String, Never> { didSelect.eraseToAnyPublisher() }

  init<S: Scheduler>(scheduler: S, search: @escaping (String) -> AnyPublisher<[String], any Error>)
  {
    $query
      .dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .filter { !$0.isEmpty }
      .map { query in
        search(query)
          .catch { [weak self] error -> Just<[String]> in
            self?.fail(error)
            return Just([])
          }
      }
      .switchToLatest()
      .receive(on: scheduler)
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)

    $results.map(\.isEmpty).assign(to: &$isEmpty)

    NotificationCenter.default.publisher(for: .searchReset)
      .compactMap { $0.userInfo?["query"] as? String }
      .sink { [weak self] in self?.query = $0 }
      .store(in: &cancellables)
  }

  func select(_ index: Int) {
    didSelect.send(results[index])
  }

  nonisolated private func fail(_ error: any Error) {}
}

extension Notification.Name {
  static let searchReset = Notification.Name("searchReset")
}
