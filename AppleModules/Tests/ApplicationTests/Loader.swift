// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A loader of items, in the style of applications.
final class Loader {
  enum Failure: Error, Equatable { case offline, status(Int), unreadable }

  struct Item: Codable, Equatable, Sendable { var name: String }

  private let answer: (URL) -> AnyPublisher<Data, Failure>
  private var cancellable: AnyCancellable?
  private(set) var last: Result<[Item], Failure>?

  init(answer: @escaping (URL) -> AnyPublisher<Data, Failure>) {
    self.answer = answer
  }

  func load(_ url: URL) -> AnyPublisher<[Item], Failure> {
    answer(url)
      .decode(type: [Item].self, decoder: JSONDecoder())
      .mapError { ($0 as? Failure) ?? .unreadable }
      .retry(1)
      .handleEvents(receiveOutput: { [weak self] in self?.last = .success($0) })
      .share()
      .eraseToAnyPublisher()
  }

  func loadAll(_ urls: [URL]) -> AnyPublisher<[Item], Failure> {
    Publishers.MergeMany(urls.map(load)).collect().map { $0.flatMap { $0 } }.eraseToAnyPublisher()
  }

  func start(_ url: URL, completion: @escaping (Result<[Item], Failure>) -> Void) {
    cancellable = load(url).sink(
      receiveCompletion: { if case .failure(let failure) = $0 { completion(.failure(failure)) } },
      receiveValue: { completion(.success($0)) })
  }

  static func request(_ url: URL) -> AnyPublisher<Data, any Error> {
    URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { output in
        guard let response = output.response as? HTTPURLResponse, response.statusCode == 200 else {
          throw Failure.offline
        }
        return output.data
      }
      .timeout(.seconds(10), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) })
      .eraseToAnyPublisher()
  }
}
