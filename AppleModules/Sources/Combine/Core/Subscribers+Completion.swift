// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// The way in which a publisher ended.
  @frozen public enum Completion<Failure: Error>: Sendable {
    /// The normal end: the publisher has published all of its elements.
    case finished
    /// The end of a publisher that failed with the error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The same completion with a type-erased error.
  var erased: Subscribers.Completion<any Error> {
    mapFailure { $0 }
  }

  /// Returns the same completion with a transformed error.
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Creates a completion by decoding the output of ``encode(to:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Encodes whether the completion is `.finished`, and its error otherwise.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

private enum Keys: String, CodingKey { case success, error }
