# A server with the compiled engine and the browser client. `docker build -t quayside .`, or `docker compose up --build`.
FROM python:3.12-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
# The same command as outside a container; Node for the browser client comes from PyPI.
RUN make setup

FROM python:3.12-slim
COPY --from=build /app/.venv /app/.venv
RUN useradd --system quayside && install -d -o quayside /data
USER quayside
ENV PATH=/app/.venv/bin:$PATH QUAYSIDE_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz')"]
CMD ["quayside", "serve", "--host", "0.0.0.0", "--port", "8000"]
