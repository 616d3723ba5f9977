// SPDX-License-Identifier: Apache-2.0

/// A publisher of recorded elements and a completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recording to publish.
  public let recording: Recording

  /// Creates a publisher of the recording that `record` fills.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of elements and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches `subscriber` to this publisher.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    switch recording.completion {
    case .finished:
      Publishers.Sequence(sequence: recording.output).receive(subscriber: subscriber)
    case .failure(let error):
      Publishers.Sequence<_, Never>(sequence: recording.output).setFailureType(to: Failure.self)
        .append(Fail(error: error)).receive(subscriber: subscriber)
    }
  }

  /// A recording of elements and a completion.
  public struct Recording {
    /// The type of the recorded elements.
    public typealias Input = Output

    /// The recorded elements.
    public private(set) var output: [Output]

    /// The completion; `.finished` unless another one was recorded.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// Creates an empty recording.
    public init() {
      self.init(output: [])
    }

    /// Creates a recording of elements and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Appends an element.
    public mutating func receive(_ input: Output) {
      output.append(input)
    }

    /// Sets the completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
extension Record: Codable where Output: Codable, Failure: Codable {}
